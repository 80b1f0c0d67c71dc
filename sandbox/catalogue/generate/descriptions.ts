import { escapeHtml } from "./escape-html.ts";
import { editionTitle } from "./editions.ts";
import { phrasesFor } from "./family-phrases.ts";
import type { ProductOption } from "./options.ts";
import type { ProductDraft } from "./product-draft.ts";
import { randomFor, type Random } from "./random.ts";
import type { Substance } from "./specifications.ts";
import { yearSpan } from "./titles.ts";

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
  const years = yearSpan(draft.target);
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

/** "EPDM rubber" keeps its capitals; "Vinyl, Leather" does not. */
function plainCase(material: string): string {
  return material.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

function choiceSentence(options: ProductOption[]): string {
  const names = options.filter(({ name }) => name !== "Title").map(({ name }) => name.toLowerCase());
  if (names.length === 0) return "";
  return `Choose the ${names.join(" and ")} above.`;
}

function componentsSentence({ components }: ProductDraft): string {
  if (components.length === 0) return "";
  return `The kit holds ${components.length} parts, each also sold on its own.`;
}
