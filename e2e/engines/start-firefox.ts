import { access } from "node:fs/promises";
import { launch } from "puppeteer-core";
import type { StartEngine } from "./engine.ts";

const places = [
  process.env["FIREFOX_PATH"],
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

async function findFirefox(): Promise<string> {
  for (const place of places) {
    if (
      place &&
      (await access(place).then(
        () => true,
        () => false,
      ))
    )
      return place;
  }
  throw new Error("Firefox isn't installed. On Debian: apt-get install firefox-esr. Elsewhere set FIREFOX_PATH.");
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const startFirefox: StartEngine = async (size) => {
  const browser = await launch({ browser: "firefox", executablePath: await findFirefox(), headless: true, defaultViewport: size });
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${String(error)}`));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press("Enter"),
    messages: () => Promise.resolve(messages),
    close: () => browser.close(),
  };
};
