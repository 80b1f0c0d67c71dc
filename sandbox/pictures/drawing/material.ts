import { colourHex, darken, lighten, mix } from "./colour.ts";

export type Stops = readonly (readonly [offset: number, colour: string])[];

/** How a surface takes the light: `face` for sheets (light to dark), `tube` across a round body. */
export type Material = { face: Stops; tube: Stops; light: string; mid: string; dark: string; edge: string; shine: string };

/** A painted or dyed surface of one colour. */
export function paint(colour: string): Material {
  return fromTones(lighten(colour, 0.3), colour, darken(colour, 0.42), lighten(colour, 0.62));
}

function fromTones(light: string, mid: string, dark: string, shine: string): Material {
  return {
    face: [
      [0, mix(light, shine, 0.35)],
      [0.35, light],
      [0.65, mid],
      [1, dark],
    ],
    tube: [
      [0, mix(mid, dark, 0.65)],
      [0.14, mid],
      [0.3, shine],
      [0.42, light],
      [0.66, mid],
      [0.9, dark],
      [1, mix(dark, mid, 0.45)],
    ],
    light,
    mid,
    dark,
    shine,
    edge: darken(dark, 0.35),
  };
}

const horizon: Stops = [
  [0, "#ffffff"],
  [0.28, "#c9d2db"],
  [0.47, "#9aa6b3"],
  [0.5, "#2f3843"],
  [0.6, "#66717d"],
  [0.8, "#d4dbe2"],
  [1, "#f7f9fa"],
];

const materials = {
  chrome: {
    face: horizon,
    tube: [
      [0, "#6d7783"],
      [0.1, "#e9eef2"],
      [0.3, "#ffffff"],
      [0.46, "#aab5c0"],
      [0.5, "#36404b"],
      [0.62, "#7b8692"],
      [0.85, "#e4e9ed"],
      [1, "#77828d"],
    ],
    light: "#e9edf1",
    mid: "#aeb8c2",
    dark: "#56616d",
    edge: "#39424c",
    shine: "#ffffff",
  },
  steel: fromTones("#d3d8dd", "#a4abb3", "#6b737c", "#f6f8f9"),
  "bare steel": fromTones("#c3c7ca", "#989da2", "#666b71", "#e6e8ea"),
  alloy: fromTones("#e6e9eb", "#c3c8cc", "#8b9298", "#ffffff"),
  iron: fromTones("#7b8086", "#565b61", "#33373c", "#a3a8ad"),
  black: fromTones("#4a4f57", "#2a2e34", "#121418", "#858c96"),
  rubber: fromTones("#43474d", "#282b30", "#121417", "#6d737b"),
  primer: fromTones("#a9adb1", "#85898e", "#5d6166", "#c9cccf"),
  zinc: fromTones("#e3ddb9", "#bcb07c", "#7e7348", "#f7f3dc"),
  brass: fromTones("#ecd28a", "#c69c41", "#7f5d1d", "#fdf3cf"),
  copper: fromTones("#e2a077", "#b86f43", "#743d1f", "#f7d3bb"),
  gold: fromTones("#e9cf83", "#c79a3b", "#815d1a", "#fbf0cb"),
  gelcoat: fromTones("#f3f2ee", "#dcdad3", "#a9a79f", "#ffffff"),
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

const materialWords: readonly [RegExp, MaterialName][] = [
  [/chrome|polished|show/, "chrome"],
  [/stainless|argent|silver|alumin|alloy|machined|ceramic/, "alloy"],
  [/bare|unpainted|weld/, "bare steel"],
  [/primer/, "primer"],
  [/e-?coat|black/, "black"],
  [/gelcoat|fibreglass/, "gelcoat"],
  [/zinc|cad/, "zinc"],
  [/brass/, "brass"],
  [/copper/, "copper"],
  [/gold/, "gold"],
  [/steel|galv/, "steel"],
  [/iron|phosphate|graphite/, "iron"],
];

export function isMaterialName(name: string): name is MaterialName {
  return Object.hasOwn(materials, name);
}

export function material(name: MaterialName): Material {
  return materials[name];
}

/** The material that a finish or colour word names ("E-coat black", "Red", "Natural alloy"); null when it names none. */
export function materialOf(words: string): Material | null {
  const text = words.toLowerCase();
  const found = materialWords.find(([pattern]) => pattern.test(text));
  if (found) return materials[found[1]];
  const colour = colourHex(text);
  return colour ? paint(colour) : null;
}
