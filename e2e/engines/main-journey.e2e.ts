import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { e2eAddress } from "../support/shop/address.ts";
import { type Engine, sizes, type StartEngine } from "./engine.ts";
import { startFirefox } from "./start-firefox.ts";
import { startWebKit } from "./start-webkit.ts";

const engines: Record<string, StartEngine> = { Firefox: startFirefox, WebKit: startWebKit };
const mark = "data-journey";

/** Marks the first visible element that the selector finds and whose name holds the words; an expression for the page. */
const marking = (selector: string, words: string) => `(() => {
  document.querySelector("[${mark}]")?.removeAttribute("${mark}");
  const nameOf = (element) => [element.getAttribute("aria-label"), element.textContent].filter(Boolean).join(" ");
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
    (element) => element.checkVisibility() && nameOf(element).includes(${JSON.stringify(words)}),
  );
  found?.setAttribute("${mark}", "");
  found?.scrollIntoView({ block: "center" });
  return found !== undefined;
})()`;

async function see(engine: Engine, selector: string, words = ""): Promise<void> {
  await expect.poll(() => engine.evaluate(marking(selector, words)), { message: `${selector} ${words}` }).toBe(true);
}

async function press(engine: Engine, selector: string, words = ""): Promise<void> {
  await see(engine, selector, words);
  await engine.click(`[${mark}]`);
}

const pathOf = (engine: Engine) => engine.evaluate("location.pathname + location.search");

/** The page's later parts are there once the notifications' place is. */
async function open(engine: Engine, path: string): Promise<void> {
  await engine.open(e2eAddress.shop + path);
  await expect.poll(() => engine.evaluate(`document.querySelector("[popover=manual]") !== null`)).toBe(true);
}

for (const [name, start] of Object.entries(engines)) {
  test(`in ${name} what the console says is heard`, async () => {
    const engine = await start(sizes.laptop);
    try {
      await open(engine, "/stores");
      await engine.evaluate('console.error("planted")');
      await expect.poll(async () => (await engine.messages()).join("\n")).toContain("planted");
    } finally {
      await engine.close();
    }
  });

  test(`in ${name} one searches, opens a part, adds it, finds it in the cart, keeps a car and follows the menu`, async () => {
    const engine = await start(sizes.laptop);
    try {
      await test.step("home", async () => {
        await open(engine, "/");
        await see(engine, "main h2");
      });
      await test.step("search", async () => {
        await press(engine, 'header input[name="q"]');
        await engine.type("brake pads");
        await engine.pressEnter();
        await expect.poll(() => pathOf(engine)).toContain("/search?q=brake");
        await see(engine, "main h1", "brake");
      });
      await test.step("product", async () => {
        await press(engine, 'main article a[href^="/products/"]');
        await expect.poll(() => pathOf(engine)).toContain("/products/");
        await open(engine, `/products/${stressCases.manyApplications}`);
      });
      await test.step("add", async () => {
        await press(engine, 'main button[type="submit"]', "Add to cart");
        await see(engine, "dialog[open] h2, [role=dialog] h2", "Added to your cart");
      });
      await test.step("cart", async () => {
        await open(engine, "/cart");
        await see(engine, "main article");
        await press(engine, "main button", "One more");
        await see(engine, "main h1", "2 items");
      });
      await test.step("garage", async () => {
        await open(engine, "/garage");
        await press(engine, 'main input[name="q"], main input[type="search"]');
        await engine.type("1972 hq monaro 253");
        await engine.pressEnter();
        await press(engine, "main button", "Monaro");
        await see(engine, "header", "Monaro");
      });
      await test.step("menu", async () => {
        await press(engine, "header nav a", "Brands");
        await expect.poll(() => pathOf(engine)).toBe("/brands");
        await see(engine, "main h1");
      });
      expect(await engine.messages()).toEqual([]);
    } finally {
      await engine.close();
    }
  });
}
