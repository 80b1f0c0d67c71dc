import type { CatalogueImage } from "#sandbox/catalogue/types.ts";
import { partPicturePath } from "#sandbox/pictures/addresses/picture-path.ts";
import { cylindersOf } from "../plan/cylinders.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import { packQuantityOf } from "../texts/specifications.ts";
import { sideLabel } from "../plan/sides.ts";
import { isColourOption, type ProductOption } from "../plan/options.ts";

type Picture = Parameters<typeof partPicturePath>[0];

type Told = { draft: ProductDraft; title: string; options: ProductOption[]; finish: string | null };

type Gallery = { images: CatalogueImage[]; imageIndexOf(optionValues: Record<string, string>): number };

const size = 1200;
const packedFamilies =
  /^(badge|bush_|clip|filter_|gasket_|spark_plug|globe|bearing$|thermostat|brake_pads|ball_joint|switch|sender|cap_round)/;
const handedFamilies =
  /^(panel_(guard|door|quarter|arch|sill|floor|repair)|tail_light|headlight_rect|lens_small|mirror|door_handle|door_trim|glass_side)/;

/** Finishes that leave the part as it comes. */
const unsaid = /^(natural|clear|printed|mixed|various|assorted|colour coded|engine colour)$/i;

/** Families that draw more than one thing, families that show several of it unless one is sold, families that are told apart by the engine's bores, and those that show the words of a design. */
const typedFamilies = /^(pump_mech|radiator|model_car|gasket_|moulding|book|sender|switch|timing_kit)/;
const severalFamilies = /^(hose_brake|moulding|strip)$/;
const boredFamilies = /^(gasket_|extractors|camshaft)/;
const printedFamilies = /^(apparel_(tee|hoodie|polo|cap)|model_car|mug|sign|keyring)/;

/** Families whose drawing carries the maker's name, and those that carry the part's number. */
const brandedFamilies =
  /^(apparel_(tee|hoodie)|book|filter_can|bottle_|aerosol|tube|cartridge|tin_round|battery|coil_can|shock|caliper|module|tool_chest|service_kit)/;
const numberedFamilies = /^filter_can/;

/**
 * Three to five drawings a product: a hero for each colour, then the views that answer "what does it look like from there"
 * and "how big is it". Each family has a couple of dozen drawings, so the pictures stay few enough to keep.
 */
export function galleryOf({ draft, title, options, finish }: Told): Gallery {
  const colours = options.find(({ name }) => isColourOption(name));
  const only = { ...pictureOf(draft, options), ...(finish === null || unsaid.test(finish) ? {} : { finish }) };
  const base = colours?.values[0] === undefined ? only : { ...only, finish: undefined, ...lookOf(colours.name, colours.values[0]) };
  const one = severalFamilies.test(base.family) ? 1 : undefined;
  // From there nobody reads a number.
  const unnumbered = numberedFamilies.test(base.family) ? { label: undefined } : {};
  // One piece, in grey: neither its hand nor its colour, its words, its maker or how many are sold makes a difference.
  const measured = { ...pictureOf(draft, options), quantity: one, label: undefined, brand: undefined, side: undefined };
  const heroes =
    colours === undefined
      ? [image({ ...base, view: "hero" }, title)]
      : colours.values.map((value) => colourHero(base, colours.name, value, title));
  const more = [
    image({ ...base, ...unnumbered, quantity: one, view: "angle" }, `${title}, from another angle`),
    image({ ...measured, view: "dimension" }, `Dimension drawing of ${draft.kind.name.toLowerCase()}`),
    packedFamilies.test(base.family)
      ? image({ ...base, quantity: one, side: undefined, view: "pack", brand: draft.brand.name }, `${draft.brand.name} packaging`)
      : image({ ...base, quantity: one, side: undefined, view: "detail" }, `Close-up of ${draft.kind.name.toLowerCase()}`),
  ];
  return {
    images: [...heroes, ...more].slice(0, Math.max(5, heroes.length + 2)),
    imageIndexOf: (optionValues) => (colours === undefined ? 0 : Math.max(0, colours.values.indexOf(optionValues[colours.name] ?? ""))),
  };
}

/** Left and right are drawn alike, and so is one part in every brand's box; different parts look different. */
function pictureOf(draft: ProductDraft, options: ProductOption[]): Omit<Picture, "view"> {
  const { type, side, partKey, brand, partNumber, target, edition } = draft;
  const family = type.svg_family;
  const cylinders = boredFamilies.test(family) ? cylindersOf(target) : null;
  const quantity = Number(packQuantityOf(draft, options) ?? 0);
  const isHanded = handedFamilies.test(family) && (side === "LH" || side === "RH");
  return {
    family,
    seed: partKey,
    ...(isHanded ? { side } : {}),
    ...(brandedFamilies.test(family) ? { brand: brand.name } : {}),
    ...(numberedFamilies.test(family) ? { label: partNumber } : {}),
    ...(printedFamilies.test(family) && edition !== null ? { label: edition } : {}),
    ...(cylinders === null ? {} : { bores: cylinders.count / cylinders.rows }),
    ...(quantity > 1 || (quantity === 1 && severalFamilies.test(family)) ? { quantity } : {}),
    ...(typedFamilies.test(family) ? { type: type.product_type } : {}),
  };
}

function lookOf(optionName: string, value: string): Pick<Picture, "finish" | "colour"> {
  return optionName === "Finish" || optionName === "Tint" ? { finish: value } : { colour: value };
}

function colourHero(base: Omit<Picture, "view">, optionName: string, value: string, title: string): CatalogueImage {
  return image({ ...base, ...lookOf(optionName, value), view: "hero" }, `${title}, ${value.toLowerCase()}`);
}

function image(picture: Picture, alt: string): CatalogueImage {
  const hand = picture.side === undefined ? "" : ` (${sideLabel(picture.side).toLowerCase()})`;
  const isSaid = alt.toLowerCase().includes(hand.slice(2, -1));
  return { path: partPicturePath(picture), alt: `${alt}${isSaid ? "" : hand}`, width: size, height: size };
}
