import { expect, test } from "@playwright/test";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { e2eAddress } from "../support/shop/address.ts";
import { rawRequest, type RawAnswer } from "../support/shop/raw-request.ts";

const category = "/parts/body-and-exterior";
const texts = { fits: "This fits your vehicle", not: "This does not fit your vehicle", ask: "Add your vehicle to check if it fits" };

function garageOf(vehicleId: string): string {
  const vehicle = { make: "Holden", model: "Premier", series: "HQ", submodel: "Premier", yearFrom: 1971, yearTo: 1974, exactYear: 1972 };
  const [cookie = ""] = writeGarageCookie([{ ...vehicle, vehicleId, kTypeNr: null, answers: {}, isSelected: true }], false).split(";");
  return cookie;
}

/** The page without its scripts: what a browser shows before any of them runs. */
async function visit(path: string, cookie?: string): Promise<RawAnswer> {
  const answer = await rawRequest(e2eAddress.shop, "GET", path, cookie === undefined ? {} : { cookie });
  return { ...answer, body: answer.body.replace(/<script[\s\S]*?<\/script>/g, "") };
}

test("the first HTML of a parts category is about the vehicle in the cookie, and no other visitor's", async () => {
  const mine = await visit(category, garageOf("31"));
  expect(mine.headers["cache-control"]).toBe("private, no-cache");
  expect(mine.body).toContain(texts.fits);
  expect(mine.body).not.toContain(texts.not);

  const all = await visit(`${category}?fits=all&sort=created-descending`, garageOf("31"));
  expect(all.body).toContain(texts.not);

  const [other, none] = await Promise.all([visit(category, garageOf("700")), visit(category)]);
  expect(other.body).not.toBe(mine.body);
  expect(none.headers["cache-control"]).toBe("no-cache");
  expect(none.body).toContain(texts.ask);
  expect(none.body).not.toContain(texts.fits);
});

for (const cookie of [
  "garage=%",
  "garage=[]",
  "garage=7",
  "garage=%5B%7B%22id%22%3A%22..%2F%22%2C%22selected%22%3Atrue%7D%5D",
  garageOf("unknown-vehicle"),
]) {
  test(`a garage that cannot be used is no vehicle: ${cookie.slice(0, 30)}`, async () => {
    const page = await visit(category, cookie);
    expect(page.status).toBe(200);
    expect(page.body).toContain(texts.ask);
  });
}
