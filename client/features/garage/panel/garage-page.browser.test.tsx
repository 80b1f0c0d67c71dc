import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { GaragePage } from "./garage-page.tsx";

/** Until then the answer to a step is on its way. */
let answers = Promise.resolve();

const choices = (...values: string[]) => values.map((value) => ({ value, count: 3 }));
const api: Api = {
  ...unusedApi,
  vehicles: {
    ...unusedApi.vehicles,
    facets: async ({ make }) => {
      await answers;
      const isHolden = make === "Holden";
      return {
        makes: choices("Ford", "Holden"),
        models: isHolden ? choices("Monaro", "Torana") : [],
        series: [],
        submodels: [],
        years: [1971, 1972],
        total: isHolden ? 6 : 12,
      };
    },
  },
};

const before = location.href;
afterEach(() => history.replaceState(history.state, "", before));

async function openByHand() {
  const screen = await render(
    <InShop api={api}>
      <GaragePage view="manual" garage={[]} answer={null} />
    </InShop>,
  );
  const make = screen.getByRole("combobox", { name: /Make$/ });
  await expect.element(make).toBeEnabled();
  return { screen, make };
}

test("the garage's page goes from step to step as one chooses, and its address with it", async () => {
  const { screen, make } = await openByHand();
  const model = screen.getByRole("combobox", { name: / Model$/ });
  await expect.element(model).toBeDisabled();
  await make.selectOptions("Holden");
  await expect.element(model).toBeEnabled();
  await expect.element(screen.getByRole("button", { name: "Show 6 vehicles" })).toBeEnabled();
  expect(location.search).toBe("?make=Holden");
});

test("starting again leads the focus to the first step", async () => {
  const { screen, make } = await openByHand();
  await make.selectOptions("Holden");
  const again = screen.getByRole("link", { name: "Start again" });
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(make).toHaveFocus();
  await expect.element(make).toHaveValue("");
});

test("each step tells once how many vehicles match, and nothing of the step before", async () => {
  const { screen, make } = await openByHand();
  const status = screen.container.querySelector("form [role=status]");
  const told: (string | null)[] = [];
  const observer = new MutationObserver(() => told.push(status?.textContent ?? null));
  if (status) observer.observe(status, { subtree: true, childList: true, characterData: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  answers = promise;
  await make.selectOptions("Holden");
  await expect.element(make).toHaveValue("Holden");
  await new Promise((shown) => setTimeout(shown, 50));
  resolve();
  await expect.poll(() => told.at(-1)).toBe("6 vehicles match so far.");
  observer.disconnect();
  expect(told.filter(Boolean)).toEqual(["6 vehicles match so far."]);
});
