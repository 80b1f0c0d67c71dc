import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const widths = [390, 820, 1440];

/** The page stays in one tab (axe calls that its legacy mode): there are no frames to gather. Only faults are written out, which takes most of axe's time. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false, selectors: false });
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** Looks at the page as it stands, at three widths and in both schemes. The scheme changes colours and nothing else, so the dark one is only asked about colours. */
export async function expectNoAxeFaults(page: Page, atWidths = widths): Promise<void> {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await faultsOf(axeOf(page)), `light at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await faultsOf(axeOf(page).withRules(["color-contrast", "link-in-text-block"])), `dark at ${width} px`).toEqual([]);
  }
}
