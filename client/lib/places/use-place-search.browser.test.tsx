import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { PlaceSuggestion } from "#shared/contract/stores/place.ts";
import type { Api } from "../api/api.ts";
import { InShop } from "../testing/in-shop.tsx";
import { pass, stopClock, typeInto } from "../testing/stopped-clock.ts";
import { unusedApi } from "../testing/unused-api.ts";
import { usePlaceSearch } from "./use-place-search.ts";

const coburg: PlaceSuggestion = { placeId: "p1", name: "Coburg", area: "VIC 3058, Australia" };
const coburgNorth: PlaceSuggestion = { placeId: "p2", name: "Coburg North", area: "VIC 3058, Australia" };

const search = vi.fn<Api["places"]["search"]>();
const onChoose = vi.fn<(placeId: string, session: string | undefined) => void>();

function Finder() {
  const { input, setInput, choose, places, isNothing, failure } = usePlaceSearch(onChoose);
  return (
    <>
      <input aria-label="Suburb" value={input} onChange={(event) => setInput(event.target.value)} />
      {places?.map((place) => (
        <button key={place.placeId} onClick={() => choose(place)}>
          {place.name}
        </button>
      ))}
      <p role="status">{failure ?? (isNothing ? "Nothing" : "")}</p>
    </>
  );
}

const show = () =>
  render(
    <InShop api={{ ...unusedApi, places: { ...unusedApi.places, search } }}>
      <Finder />
    </InShop>,
  );
const box = page.getByRole("textbox", { name: "Suburb" });
const asked = () => search.mock.calls.map(([{ input }]) => input);

beforeEach(() => {
  onChoose.mockReset();
  search.mockReset();
  search.mockResolvedValue([coburg, coburgNorth]);
});
afterEach(() => vi.restoreAllMocks());

describe("finding a suburb", () => {
  test("asks once typing has paused for 200 ms, and nothing while it is too little to tell [shop-9.35]", async () => {
    await show();
    await box.fill("co");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked()).toEqual([]);
    stopClock();
    typeInto(box, "cob");
    await pass(150);
    typeInto(box, "cobur");
    await pass(199);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(["cobur"]);
  });

  test("ends with the choice: its name stands in the box and asks nothing, and the next search is a session of its own", async () => {
    await show();
    await box.fill("coburg");
    await page.getByRole("button", { name: "Coburg North" }).click();
    await expect.element(box).toHaveValue("Coburg North VIC 3058");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked()).toEqual(["coburg"]);
    const sessionOf = (call: number) => search.mock.calls[call]?.[0].sessionToken;
    expect(onChoose.mock.calls).toEqual([["p2", sessionOf(0)]]);
    await box.fill("bruns");
    await expect.poll(asked).toEqual(["coburg", "bruns"]);
    expect(sessionOf(1)).not.toBe(sessionOf(0));
  });

  test("of a postcode with one suburb needs no choice", async () => {
    search.mockResolvedValue([coburg]);
    await show();
    await box.fill("3058");
    await expect.element(box).toHaveValue("Coburg VIC 3058");
    expect(onChoose.mock.calls.map(([placeId]) => placeId)).toEqual(["p1"]);
  });

  test("says that there is nothing, or that it failed, and forgets it with the next letter", async () => {
    search.mockResolvedValueOnce([]);
    await show();
    const said = page.getByRole("status");
    await box.fill("nowhere");
    await expect.element(said).toHaveTextContent("Nothing");
    search.mockRejectedValueOnce(
      Object.assign(new Error("Part of the shop is taking a breather."), { status: 503, code: "UPSTREAM_UNAVAILABLE" }),
    );
    await box.fill("brunswick");
    await expect.element(said).toHaveTextContent("Part of the shop is taking a breather.");
    await box.fill("br");
    await expect.element(said).toBeEmptyDOMElement();
  });
});
