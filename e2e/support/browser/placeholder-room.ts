import type { Locator } from "@playwright/test";

/** How many pixels a field has to spare beside the words that stand in it while it is empty; negative where they are cut off. */
export function roomBesidePlaceholder(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    const context2d = document.createElement("canvas").getContext("2d");
    if (!context2d) throw new Error("No canvas to measure with");
    context2d.font = getComputedStyle(input, "::placeholder").font;
    const words = context2d.measureText(input.placeholder).width;
    return input.getBoundingClientRect().width - words - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  });
}
