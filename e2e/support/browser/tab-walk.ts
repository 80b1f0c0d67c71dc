import { expect, type Page } from "@playwright/test";

/** What a walk by Tab has met so far, and what was wrong with it. */
type Walk = { stops: Element[]; sign: string; rounds: number; faults: string[] };

declare global {
  interface Window {
    tabWalk?: Walk;
  }
}

/** More than any page has: who has not come through by then never will. */
const mostStops = 700;

/** Runs in the page, after each Tab: looks at what has the focus now, and at what had it before. Answers whether there is more to come. */
function lookAtStop(inside: string): boolean {
  const walk = (window.tabWalk ??= { stops: [], sign: "", rounds: 0, faults: [] });
  const isWalkOfPage = inside === "body";
  const nameOf = (element: Element) => element.outerHTML.slice(0, 160).replaceAll(/\s+/g, " ");
  const fault = (what: string, element: Element) => void walk.faults.push(`${what}: ${nameOf(element)}`);
  /** Lines, shadows and a drawing's colours of the element, of what frames it or stands in it, and of the label that stands for it. */
  const signOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const frames = [element, ...labels, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    return frames
      .flatMap((frame) => (frame ? [frame].concat(Array.from(frame.children).slice(0, 4)) : []))
      .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, "::after")])
      .map(
        ({ outline, outlineStyle, boxShadow, stroke, strokeWidth, fill }) =>
          `${outlineStyle === "none" ? "" : outline} ${boxShadow} ${stroke} ${strokeWidth} ${fill}`,
      )
      .join();
  };
  /** Whether all of it is on the screen, or all that fits there, and nothing else lies over it. */
  const lookFor = (element: Element) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const [whole = element.getBoundingClientRect()] = element.getClientRects();
    // A browser shows where one writes.
    const box = new DOMRect(whole.x, whole.y, whole.width, element instanceof HTMLTextAreaElement ? 30 : whole.height);
    const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.bottom)];
    const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
    if (bottom - top < Math.min(box.height, height) - 2 || right - left < Math.min(box.width, width) - 2)
      return fault("Off the screen", element);
    const hitAt = (x: number, y: number) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    const hits = [hitAt(0.5, 0.5), hitAt(0.2, 0.25), hitAt(0.8, 0.25), hitAt(0.2, 0.75), hitAt(0.8, 0.75)];
    const covers = hits.filter((hit) => hit && !hit.contains(element) && !element.contains(hit));
    if (covers[0] && covers.length > 1) fault(`Covered by ${nameOf(covers[0])}`, element);
  };

  const focused = document.activeElement ?? document.body;
  const last = walk.stops.at(-1);
  const isOver = focused === document.body || focused === walk.stops[0];
  if (last?.isConnected && last !== focused && signOf(last) === walk.sign) fault("Looks the same with the focus and without", last);
  // A dialog's end leads to the browser's own buttons, and from there to its start.
  if (isOver && !isWalkOfPage && focused === document.body && (walk.rounds += 1) < 2) return true;
  if (isOver) return false;
  if (walk.stops.includes(focused)) {
    fault("Holds the focus or takes it back", focused);
    return false;
  }
  if (!focused.closest(inside)) fault("Not in what is open", focused);
  // What closes when the focus leaves it, as suggestions do, stands nowhere any more.
  const before = walk.stops.findLast((stop) => stop.isConnected);
  if (before && !(before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) && (isWalkOfPage || walk.rounds > 1))
    fault("Out of order", focused);
  const isUnseen = focused instanceof HTMLInputElement && (focused.offsetWidth <= 1 || getComputedStyle(focused).opacity === "0");
  const drawn = focused instanceof SVGElement && [...focused.children].find((part) => part.matches(":not(path)"));
  lookFor((isUnseen && focused.labels?.[0]) || drawn || focused);
  walk.stops.push(focused);
  walk.sign = signOf(focused);
  return true;
}

/** Runs in the page, when the walk is over: what was wrong, and what can be seen and used, but was not met. */
function whatWasWrong(inside: string): string[] {
  const { stops = [], faults = [] } = window.tabWalk ?? {};
  const usable = "a[href], button, input, select, textarea, summary, [tabindex], iframe, audio[controls], video[controls]";
  const missed = [...document.querySelectorAll<HTMLElement>(usable)].filter(
    (element) =>
      element.closest(inside) &&
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=radio]:not(:checked)") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !stops.includes(element),
  );
  return [...faults, ...missed.map((element) => `Never reached: ${element.outerHTML.slice(0, 160).replaceAll(/\s+/g, " ")}`)];
}

/** What can have the focus, but says nothing of itself to whoever hears the page. */
async function namelessControls(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  await devTools.detach();
  // A paragraph that takes the focus, such as a verdict that has just changed, is heard by its own words.
  const places = new Set(["RootWebArea", "main", "heading", "paragraph", "generic", "group", "Iframe"]);
  return nodes
    .filter(
      ({ ignored, name, properties = [] }) =>
        !ignored && !name?.value && properties.some(({ name: key, value }) => key === "focusable" && value.value),
    )
    .map(({ role }) => String(role?.value))
    .filter((role) => !places.has(role));
}

/** The end of the page leads to its start, where the first thing is a way past what every page begins with. */
async function expectWayPastHeader(page: Page, when: string): Promise<void> {
  const skip = page.getByRole("link", { name: "Skip to content" });
  if (!(await skip.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
  await expect.soft(skip, when).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.soft(page.locator("#main"), when).toBeFocused();
  await page.keyboard.press("Tab");
  await expect.soft(page.getByRole("banner").locator(":focus"), when).toHaveCount(0);
}

/** Goes by Tab through the page, or through what is open over it, once round: each stop is in order, in sight, bare, marked and named, none is left out, and the way leads on. */
export async function expectWalkByTab(page: Page, when: string, inside = "body"): Promise<void> {
  await page.evaluate(() => delete window.tabWalk);
  if (inside !== "body") await page.evaluate(lookAtStop, inside);
  let count = 0;
  do {
    expect((count += 1), `${when} there is no end`).toBeLessThan(mostStops);
    await page.keyboard.press("Tab");
  } while (await page.evaluate(lookAtStop, inside));
  expect.soft(await page.evaluate(whatWasWrong, inside), when).toEqual([]);
  expect.soft(await namelessControls(page), `${when} without a name`).toEqual([]);
  if (inside === "body") await expectWayPastHeader(page, when);
}
