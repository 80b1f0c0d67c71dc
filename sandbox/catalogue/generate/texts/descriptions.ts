import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { editionTitle } from "../plan/editions.ts";
import type { ProductDraft } from "../plan/product-draft.ts";
import type { ProductOption } from "../plan/options.ts";
import { type Random, randomFor } from "../random.ts";
import { phrasesFor } from "./family-phrases.ts";
import type { Substance } from "./specifications.ts";

/** Two short paragraphs written from the part's own attributes: what it is and what it is for, then what it is made of and a tip. */
export function descriptionHtmlOf(draft: ProductDraft, options: ProductOption[], substance: Substance): string {
  const random = randomFor(`description|${draft.key}`);
  const phrases = phrasesFor(draft);
  const purpose = phrases === undefined ? "" : random.pick(phrases.purposes);
  const tip = phrases === undefined ? "" : random.pick(phrases.tips);
  const first = [openingOf(draft, random), purpose];
  const second = [substanceSentence(substance, random), choiceSentence(options), componentsSentence(draft), tip];
  return [first, second].map((sentences) => `<p>${escapeHtml(sentences.filter((sentence) => sentence !== "").join(" "))}</p>`).join("");
}

function openingOf(draft: ProductDraft, random: Random): string {
  const name = partName(draft);
  const brand = draft.brand.name;
  if (draft.target === null) return universalOpening(draft, name, random);
  const cars = draft.target.label;
  const years = yearSpan(draft.target.yearFrom, draft.target.yearTo);
  return random.pick([
    `${sentenceCase(withArticle(name))} for the ${cars}, ${years}, by ${brand}.`,
    `${brand} makes this ${name} for the ${cars} (${years}).`,
    `This ${name} suits the ${cars}, ${years}.`,
    `For the ${cars} of ${years}: ${withArticle(name)} from ${brand}.`,
  ]);
}

function universalOpening({ kind, edition, brand }: ProductDraft, name: string, random: Random): string {
  const range = edition === null ? "" : `, ${editionTitle(kind, edition)}`;
  return random.pick([
    `${sentenceCase(withArticle(name))} by ${brand.name}${range}.`,
    `${brand.name} makes this ${name}${range}.`,
    `From ${brand.name}${range}: ${withArticle(name)}.`,
  ]);
}

function partName({ type, side }: ProductDraft): string {
  const name = /^[A-Z][a-z]/.test(type.product_type)
    ? type.product_type.charAt(0).toLowerCase() + type.product_type.slice(1)
    : type.product_type;
  if (side === "LH") return `left hand ${name}`;
  return side === "RH" ? `right hand ${name}` : name;
}

function withArticle(name: string): string {
  if (
    /^(extractors|overalls|work gloves)$/.test(name) ||
    /^(pinchweld|bailey channel|radiator coolant|brake fluid|mineral engine oil)/.test(name)
  )
    return name;
  if (/^(women's|men's|kids)/.test(name)) return `a ${name}`;
  return `${/^([aeio]|LED)/.test(name) ? "an" : "a"} ${name}`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function substanceSentence({ material, thicknessMm, finish }: Substance, random: Random): string {
  if (material === null || /^(Mixed|Liquid|Various|Digital)/.test(material)) return "";
  const thick = thicknessMm === null ? "" : `, ${thicknessMm.replace("-", " to ")} mm thick`;
  const isPlain =
    finish === null ||
    /^(Natural|Printed|Various|Mixed|Clear|Assorted)$/.test(finish) ||
    material.toLowerCase().includes(finish.toLowerCase());
  const look = isPlain ? "" : `, ${plainCase(finish)}`;
  return random.pick([`Material: ${plainCase(material)}${thick}${look}.`, `Made of ${plainCase(material)}${thick}${look}.`]);
}

/** "EPDM rubber" and "CCA" keep their capitals; "Vinyl, Leather" does not. */
function plainCase(text: string): string {
  return text.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

function choiceSentence(options: ProductOption[]): string {
  const names = options.filter(({ name }) => name !== "Title").map(({ name }) => plainCase(name));
  if (names.length === 0) return "";
  return `Choose the ${names.join(" and ")} above.`;
}

function componentsSentence({ components }: ProductDraft): string {
  if (components.length === 0) return "";
  return `The kit holds ${components.length} parts, each also sold on its own.`;
}

const careByMaterial: readonly [materials: RegExp, advice: string[]][] = [
  [
    /rubber|EPDM|NBR|HNBR|Viton/i,
    ["Wipe with warm soapy water.", "Feed it with silicone spray twice a year; never with petroleum grease.", "Store out of the sun."],
  ],
  [
    /vinyl|urethane|PVC/i,
    ["Clean with a damp cloth and mild soap.", "Use a UV dressing without silicone oil.", "Keep away from solvents."],
  ],
  [/leather/i, ["Dust with a soft brush.", "Feed with leather conditioner every six months.", "Never dry it with heat."]],
  [/cotton|fleece|polyester|nylon/i, ["Wash cold and inside out.", "Dry in the shade.", "Do not iron the print."]],
  [
    /stainless|zinc alloy|chrome steel/i,
    ["Wash with clean water, dry with a soft cloth.", "Polish along the grain.", "Keep wire brushes away from it."],
  ],
  [/aluminium|alloy/i, ["Wash with a neutral cleaner.", "No acid wheel cleaners.", "Check fasteners with the next service."]],
  [
    /glass|acrylic|polycarbonate/i,
    ["Clean with water and a microfibre cloth.", "No ammonia on acrylic or tinted glass.", "Lift with two hands."],
  ],
  [/pile|carpet|felt|foam/i, ["Vacuum regularly.", "Dry wet carpet the same day, from below too.", "Shampoo by hand."]],
  [
    /steel|iron/i,
    ["The surface is protected for transport only; prime bare edges before paint.", "Seal seams after welding.", "Keep dry until fitted."],
  ],
];
const general = [
  "Keep it in its packaging until you fit it.",
  "Check it against the old part first.",
  "Ask us if anything does not look right.",
];

/** A list of what to know before and after fitting; null for what needs no care, such as a gift card. */
export function detailsAndCareHtmlOf({ type }: ProductDraft, { material }: Substance): string | null {
  if (type.product_type === "Gift card") return null;
  const advice = careByMaterial.find(([materials]) => materials.test(material ?? ""))?.[1] ?? general;
  const warning =
    type.dangerous_goods_class === ""
      ? []
      : [`Dangerous goods class ${type.dangerous_goods_class}: store upright, below 40 °C, away from flame.`];
  return `<ul>${[...advice, ...warning].map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
