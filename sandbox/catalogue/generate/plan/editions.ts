import type { PartKind } from "./part-kinds.ts";

const designs = [
  "Southern Six",
  "Bent Eight",
  "Shed Days",
  "Ute Muster",
  "Mountain Straight",
  "Sunday Cruise",
  "Column Shift",
  "Chrome & Vinyl",
  "Long Paddock",
  "Cold Start",
  "Workshop Rules",
  "Rear View",
];
const models = [
  "1960s sedan",
  "1970s coupe",
  "Touring car",
  "Panel van",
  "Farm ute",
  "Rally hatch",
  "Family wagon",
  "Country four-wheel drive",
  "Drag coupe",
  "Highway cruiser",
  "Club racer",
  "Woodie wagon",
];
const ranges = [
  "Workshop",
  "Trade",
  "Classic",
  "Heritage",
  "Touring",
  "Street",
  "Heavy Duty",
  "Club",
  "Weekend",
  "Tradition",
  "Outback",
  "Concours",
];

/** Names that tell universal products of one kind apart: printed designs for shirts and gifts, ranges for everything else. */
export function editionsFor(kind: PartKind): readonly string[] {
  if (kind.name.startsWith("Die-cast")) return models;
  if (kind.root === "apparel" || kind.root === "collectables-and-gifts") return kind.name === "Bar stool" ? ranges : designs;
  return ranges;
}

export function editionTitle(kind: PartKind, edition: string): string {
  if (kind.name.startsWith("Die-cast")) return edition;
  return designs.includes(edition) ? `“${edition}”` : `${edition} range`;
}
