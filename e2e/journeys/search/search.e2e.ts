import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

const firstHandle = async (
  request: { get(url: string): Promise<{ json(): Promise<{ products: { handle: string; title: string }[] }> }> },
  query: string,
) => (await (await request.get(`/api/search/products?q=${encodeURIComponent(query)}`)).json()).products[0];

test("a part number is found with or without dashes, dots and spaces, and comes first", async ({ request }) => {
  for (const number of ["GHW-4417", "ghw4417", "GHW 4417", "ghw.4417"]) {
    expect((await firstHandle(request, number))?.handle, number).toBe(stressCases.numberWithSpace);
  }
});

test("a query of car, engine and part puts that part first", async ({ request }) => {
  const hit = await firstHandle(request, "hq 253 water pump");
  expect(hit?.title).toMatch(/water pump/i);
});

test("a typo still finds the part", async ({ request }) => {
  expect((await firstHandle(request, "radiater"))?.title).toMatch(/radiator/i);
});
