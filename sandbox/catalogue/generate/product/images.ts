import type { CatalogueImage } from "#sandbox/catalogue/types.ts";
import { partPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import { sideLabel } from "../texts/titles.ts";
import { isColourOption, type ProductOption } from "./options.ts";

type Picture = Parameters<typeof partPicturePath>[0];

type Gallery = { images: CatalogueImage[]; imageIndexOf(optionValues: Record<string, string>): number };

const size = 1200;
const packedFamilies =
  /^(badge|bush_|clip|filter_|gasket_|spark_plug|globe|bearing$|thermostat|brake_pads|ball_joint|switch|sender|cap_round)/;
const handedFamilies =
  /^(panel_(guard|door|quarter|arch|sill|floor|repair)|tail_light|headlight_rect|lens_small|mirror|door_handle|door_trim|glass_side)/;

/** Families whose drawing carries the maker's name, and those that carry the part's number. */
const brandedFamilies =
  /^(filter_can|bottle_|aerosol|tube|cartridge|tin_round|battery|coil_can|shock|caliper|module|tool_chest|service_kit)/;
const numberedFamilies = /^filter_can/;

/**
 * Three to five drawings a product: a hero for each colour, then the views that answer "what does it look like from there"
 * and "how big is it". Each family has a couple of dozen drawings, so the pictures stay few enough to keep.
 */
export function galleryOf(draft: ProductDraft, title: string, options: ProductOption[]): Gallery {
  const base = pictureOf(draft);
  const colours = options.find(({ name }) => isColourOption(name));
  const heroes =
    colours === undefined
      ? [image({ ...base, view: "hero" }, title)]
      : colours.values.map((value) => colourHero(base, colours.name, value, title));
  const more = [
    image({ ...base, view: "angle" }, `${title}, from another angle`),
    image({ ...base, side: undefined, view: "dimension" }, `Dimension drawing of ${draft.kind.name.toLowerCase()}`),
    packedFamilies.test(base.family)
      ? image({ ...base, side: undefined, view: "pack", brand: draft.brand.name }, `${draft.brand.name} packaging`)
      : image({ ...base, side: undefined, view: "detail" }, `Close-up of ${draft.kind.name.toLowerCase()}`),
  ];
  return {
    images: [...heroes, ...more].slice(0, Math.max(5, heroes.length + 2)),
    imageIndexOf: (optionValues) => (colours === undefined ? 0 : Math.max(0, colours.values.indexOf(optionValues[colours.name] ?? ""))),
  };
}

/** Left and right are drawn alike, and so is one part in every brand's box; different parts look different. */
function pictureOf({ type, side, partKey, brand, partNumber }: ProductDraft): Omit<Picture, "view"> {
  const family = type.svg_family;
  const isHanded = handedFamilies.test(family) && (side === "LH" || side === "RH");
  return {
    family,
    seed: partKey,
    ...(isHanded ? { side } : {}),
    ...(brandedFamilies.test(family) ? { brand: brand.name } : {}),
    ...(numberedFamilies.test(family) ? { label: partNumber } : {}),
  };
}

function colourHero(base: Omit<Picture, "view">, optionName: string, value: string, title: string): CatalogueImage {
  const look = optionName === "Finish" || optionName === "Tint" ? { finish: value } : { colour: value };
  return image({ ...base, ...look, view: "hero" }, `${title}, ${value.toLowerCase()}`);
}

function image(picture: Picture, alt: string): CatalogueImage {
  const hand = picture.side === undefined ? "" : ` (${sideLabel(picture.side).toLowerCase()})`;
  const isSaid = alt.toLowerCase().includes(hand.slice(2, -1));
  return { path: partPicturePath(picture), alt: `${alt}${isSaid ? "" : hand}`, width: size, height: size };
}
