import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { SelectedVehicleContext } from "#client/lib/storage/selected-vehicle.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { IslandOfVehicle } from "./island-of-vehicle.ts";

const car = (name: string): SelectedVehicle => ({ vehicleId: name, label: name, name, answers: "" });
const [ute, van, bike] = [car("ute"), car("van"), car("bike")];

type Asked = { answer: (html: string, status?: number) => void; fail: () => void; signal: AbortSignal | null | undefined };

/** What is asked for, in its order; each waits for the test to answer, or for its signal. */
let asked: Asked[];
/** Ends the time that the answers under way have. */
let runOut: () => void;
/** How often the page was to be loaded again. It stays, for the test's sake. */
let reloads: number;

const stay = (event: NavigateEvent) => {
  if (event.navigationType === "reload") reloads += 1;
  event.preventDefault();
};

beforeEach(() => {
  asked = [];
  reloads = 0;
  document.title = "Ute: torque";
  navigation.addEventListener("navigate", stay);
  const { promise: out, resolve } = Promise.withResolvers<void>();
  runOut = resolve;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const time = new AbortController();
    void out.then(() => time.abort(new DOMException("", "TimeoutError")));
    return time.signal;
  });
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
    const { promise, resolve: answer, reject } = Promise.withResolvers<Response>();
    const fail = () => reject(new TypeError("Failed to fetch"));
    signal?.addEventListener("abort", fail);
    asked.push({ answer: (html, status = 200) => answer(new Response(html, { status })), fail, signal });
    return promise;
  });
});

afterEach(() => {
  navigation.removeEventListener("navigate", stay);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page whose figures the server rendered for the ute. */
async function showPage() {
  const page = (vehicle: SelectedVehicle) => (
    <SelectedVehicleContext value={vehicle}>
      <div id="card" dangerouslySetInnerHTML={{ __html: "<input name=note><p>Wheel nuts: 140 Nm</p>" }} />
      <IslandOfVehicle id="card" servedFor={ute} />
    </SelectedVehicleContext>
  );
  const { rerender, unmount } = await render(page(ute));
  return { select: (vehicle: SelectedVehicle) => rerender(page(vehicle)), leave: unmount };
}

const pageFor = (figure: string) => `<title>Now: torque</title><div id="card"><input name=note><p>Wheel nuts: ${figure} Nm</p></div>`;
const figures = () => document.getElementById("card")?.textContent;

test("the page's part tells of the car that is selected, and what was typed beside it stays", async () => {
  const { select } = await showPage();
  expect(asked).toEqual([]);
  const field = document.querySelector("input");
  await select(van);
  asked[0]?.answer(pageFor("180"));
  await expect.poll(figures).toBe("Wheel nuts: 180 Nm");
  expect(document.querySelector("input")).toBe(field);
  expect(document.title).toBe("Now: torque");
  expect(reloads).toBe(0);
});

test.each([
  { what: "a failure", end: () => asked[0]?.fail() },
  { what: "an error page", end: () => asked[0]?.answer(pageFor("0"), 503) },
  { what: "a page without the part", end: () => asked[0]?.answer("<title>Sign in</title>") },
  { what: "nothing in time", end: () => runOut() },
])("figures of another car don't stay where their page is answered with $what: all of it is loaded again", async ({ end }) => {
  const { select } = await showPage();
  await select(van);
  end();
  await expect.poll(() => reloads).toBe(1);
  expect(figures()).toBe("Wheel nuts: 140 Nm");
});

test("whoever selects a third car waits for that one alone, and the second's page never shows", async () => {
  const { select } = await showPage();
  await select(van);
  await select(bike);
  expect(asked[0]?.signal?.aborted).toBe(true);
  asked[1]?.answer(pageFor("90"));
  await expect.poll(figures).toBe("Wheel nuts: 90 Nm");
  asked[0]?.answer(pageFor("180"));
  expect(figures()).toBe("Wheel nuts: 90 Nm");
  expect(reloads).toBe(0);
});

test("a page that was left before the answer isn't loaded again", async () => {
  const { select, leave } = await showPage();
  await select(van);
  await leave();
  expect(asked[0]?.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloads).toBe(0);
});
