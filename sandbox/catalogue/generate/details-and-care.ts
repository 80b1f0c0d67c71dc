import { escapeHtml } from "./escape-html.ts";
import type { ProductDraft } from "./product-draft.ts";
import type { Substance } from "./specifications.ts";

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
