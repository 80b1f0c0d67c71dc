import { expect, test } from "vitest";
import { openProjectStore } from "#server/database/open-project-store.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import type { OfferFitment } from "#shared/contract/catalogue/fitment.ts";
import type { FitmentService } from "../fitment/fitment-service.ts";
import { createProjectService } from "./project-service.ts";
import type { ProjectOwner, ProjectStore } from "./project-store.ts";

const owner: ProjectOwner = { kind: "device", key: "mine" };
const other: ProjectOwner = { kind: "device", key: "theirs" };
const gid = (number: number) => `gid://shopify/ProductVariant/${number}`;
const part = (number: number, quantity = 1) => ({ variantId: gid(number), quantity, state: "need" as const, note: "" });
const key = (name: string) => name.padEnd(16, "-");

const found = {
  kind: "own",
  handle: "part",
  title: "Part",
  vendor: "Brolga",
  partNumber: "BR-1",
  variantId: gid(1),
  priceCents: 1000,
  availability: "in-stock",
  stock: 1,
  fitment: null,
} as const;

/** A shop whose disk answers, and whose answers can be lost on their way after something was written. */
function openShop(
  offers: FitmentService["offers"] = async (parts) => parts.map(() => null),
  isAvailable: (variantId: string) => boolean = () => true,
) {
  const store = openProjectStore({ path: ":memory:", maxBytes: 1024 * 1024, logger: silentLogger });
  let isLosing = false;
  let isDown = false;
  const losing: ProjectStore = {
    ...store,
    async replace(...written) {
      const isWritten = await store.replace(...written);
      if (isLosing) throw new Error("the answer was lost");
      return isWritten;
    },
  };
  const service = createProjectService({
    store: losing,
    offers: {
      partOffers: async (ids) => {
        if (isDown) throw new Error("The platform is away");
        return ids.map((variantId) => ({
          variantId,
          handle: "part",
          title: "Part",
          vendor: "Brolga",
          partNumber: "BR-1",
          priceCents: 1000,
          coreCents: 0,
          isAvailable: isAvailable(variantId),
          judged: { skus: ["BR-1"], hasFitment: true, isUniversal: false, isForPeople: false, category: "brakes" },
        }));
      },
    },
    partsList: {
      resolve: async (list) => ({
        lines: list.split("\n").map((text) => ({ text, number: text, quantity: 1, problem: null, matches: [found] })),
      }),
    },
    fitment: { offers },
    logger: silentLogger,
  });
  return { service, loseAnswers: (isLost: boolean) => void (isLosing = isLost), cutOff: (isCut: boolean) => void (isDown = isCut) };
}

async function quantitiesOf({ service }: ReturnType<typeof openShop>, id: string) {
  return (await service.get(owner, id)).lines.map(({ variantId, quantity }) => [variantId, quantity]);
}

const misfit: OfferFitment = {
  status: "does-not-fit",
  notes: [],
  isConditional: false,
  car: null,
  notListedFor: "Holden HQ Monaro",
  othersUrl: "/vehicles/64/holden-hq-monaro?category=brakes",
};

test("every line says whether it fits the project's car, from one look-up, with what is known of it where it is the selected one", async () => {
  const asked: { parts: number; choice: unknown }[] = [];
  const { service } = openShop(async (parts, choice) => {
    asked.push({ parts: parts.length, choice });
    return parts.map(() => misfit);
  });
  const monaro = { vehicleId: "64", label: "1973 Holden HQ Monaro" };
  const id = await service.create(owner, { name: "Dad’s HQ", vehicle: monaro }, null);
  await service.add(owner, { id, lines: [part(1), part(2)] }, null);
  const selected = { vehicleId: "64", answers: "engine:253 V8" };
  expect((await service.get(owner, id, selected)).lines.map(({ fitment }) => fitment)).toEqual([misfit, misfit]);
  await service.get(owner, id, { vehicleId: "31", answers: "engine:308 V8" });
  expect(asked).toEqual([
    { parts: 2, choice: selected },
    { parts: 2, choice: { vehicleId: "64" } },
  ]);

  await service.rename(owner, { id, name: "Dad’s HQ", vehicle: null });
  expect((await service.get(owner, id, selected)).lines.map(({ fitment }) => fitment)).toEqual([null, null]);
  expect(asked).toHaveLength(2);
});

test("an addition whose answer was lost is made once, however often it comes again under its key, whatever came between", async () => {
  const shop = openShop();
  const id = await shop.service.create(owner, { name: "Ute", vehicle: null }, null);
  shop.loseAnswers(true);
  await expect(shop.service.add(owner, { id, lines: [part(1, 2), part(2)] }, key("first"))).rejects.toThrow("lost");
  shop.loseAnswers(false);
  expect(await shop.service.add(owner, { id, lines: [part(3)] }, key("second"))).toBe(1);
  expect(await shop.service.add(owner, { id, lines: [part(1, 2), part(2)] }, key("first"))).toBe(2);
  expect(await quantitiesOf(shop, id)).toEqual([
    [gid(1), 2],
    [gid(2), 1],
    [gid(3), 1],
  ]);
});

test("a file that comes again under its key is taken once", async () => {
  const shop = openShop();
  const id = await shop.service.create(owner, { name: "Ute", vehicle: null }, null);
  const csv = "Part number,Quantity\nBR-1,3";
  for (const given of ["file", "file", "other"])
    expect(await shop.service.importFile(owner, { id, csv }, key(given))).toMatchObject({ count: 1 });
  expect(await quantitiesOf(shop, id)).toEqual([[gid(1), 6]]);
});

test("who adds the same again means it: another key, or none, adds again", async () => {
  const shop = openShop();
  const id = await shop.service.create(owner, { name: "Ute", vehicle: null }, null);
  for (const given of [key("one"), key("two"), null, null]) await shop.service.add(owner, { id, lines: [part(1)] }, given);
  expect(await quantitiesOf(shop, id)).toEqual([[gid(1), 4]]);
});

test("a project that is begun twice under one key is one, and nobody else's key leads to it", async () => {
  const { service } = openShop();
  const begin = (who: ProjectOwner, name: string, given: string | null) => service.create(who, { name, vehicle: null }, given);
  const id = await begin(owner, "Ute", key("begun"));
  expect(await begin(owner, "Ute", key("begun"))).toBe(id);
  expect(await begin(other, "Ute", key("begun"))).not.toBe(id);
  await begin(owner, "Van", key("other"));
  await begin(owner, "Ute", null);
  expect((await service.list(owner, undefined)).projects).toHaveLength(3);
});

test("an order that comes again under its key was made already, whatever is needed since; another key's isn't", async () => {
  const { service } = openShop();
  const id = await service.create(owner, { name: "Ute", vehicle: null }, null);
  await service.add(owner, { id, lines: [part(1)] }, null);
  const needed = (given: string | null) => service.needed(owner, id, given);
  const { isOrdered, lines } = await needed(key("order"));
  expect([isOrdered, lines.length]).toEqual([false, 1]);
  const taken = new Map(lines.map((line) => [line.id, line.quantity]));
  expect(await service.markOrdered(owner, id, taken, key("order"))).toBe(1);
  await service.add(owner, { id, lines: [part(2)] }, null);
  expect(await needed(key("order"))).toMatchObject({ isOrdered: true });
  for (const given of [key("other"), null]) expect(await needed(given)).toMatchObject({ isOrdered: false, lines: [{ variantId: gid(2) }] });
});

test("what can't be sent now is left out of an order, which the platform would refuse as a whole", async () => {
  const { service } = openShop(undefined, (variantId) => variantId !== gid(2));
  const id = await service.create(owner, { name: "Ute", vehicle: null }, null);
  await service.add(owner, { id, lines: [part(1), part(2)] }, null);
  expect((await service.needed(owner, id, null)).lines.map(({ variantId }) => variantId)).toEqual([gid(1)]);
});

test("a project holds 250 lines: an addition that would make more adds nothing and says so, more of a part that it has is welcome", async () => {
  const shop = openShop();
  const id = await shop.service.create(owner, { name: "Ute", vehicle: null }, null);
  await shop.service.add(owner, { id, lines: Array.from({ length: 249 }, (_, at) => part(at + 1)) }, null);
  await expect(shop.service.add(owner, { id, lines: [part(250), part(251)] }, null)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    userMessage: "A project has at most 250 lines, and this would make 251.",
  });
  expect(await quantitiesOf(shop, id)).toHaveLength(249);
  await shop.service.add(owner, { id, lines: [part(250), part(1)] }, null);
  expect((await quantitiesOf(shop, id))[0]).toEqual([gid(1), 2]);
});

test("a link that was sent stays good when its project is shared once more, and never comes back once it was taken back", async () => {
  const { service } = openShop();
  const id = await service.create(owner, { name: "Ute", vehicle: null }, null);
  await service.share(owner, id);
  const sent = await service.get(owner, id);
  await service.share(owner, id);
  expect(await service.get(owner, id)).toEqual(sent);
  await service.unshare(owner, id);
  await service.share(owner, id);
  const { shareToken } = await service.get(owner, id);
  expect(await service.shared(shareToken ?? "")).toMatchObject({ id, shareToken: null });
  await expect(service.shared(sent.shareToken ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a page that was kept sends different forms under its one key, and each of them counts", async () => {
  const shop = openShop();
  const begin = (name: string) => shop.service.create(owner, { name, vehicle: null }, key("page"));
  const id = await begin("Ute");
  expect(await begin("Van")).not.toBe(id);
  for (const lines of [[part(1)], [part(2)], [part(1)]]) await shop.service.add(owner, { id, lines }, key("page"));
  for (const csv of ["Part number,Quantity\nBR-1,3", "Part number,Quantity\nBR-1,4"])
    await shop.service.importFile(owner, { id, csv }, key("page"));
  expect(await quantitiesOf(shop, id)).toEqual([
    [gid(1), 8],
    [gid(2), 1],
  ]);
});

test("keys are for the shop alone: whoever looks at a project isn't told them", async () => {
  const { service } = openShop();
  const id = await service.create(owner, { name: "Ute", vehicle: null }, null);
  await service.add(owner, { id, lines: [part(1)] }, key("secret"));
  const told = JSON.stringify(await service.get(owner, id));
  expect(told).toContain(gid(1));
  expect(told).not.toContain("secret");
});

test("while the platform is away nobody is told that nothing of a project can be ordered, but that nobody knows", async () => {
  const { service, cutOff } = openShop();
  const id = await service.create(owner, { name: "Ute", vehicle: null }, null);
  await service.add(owner, { id, lines: [part(1)] }, null);
  cutOff(true);
  await expect(service.needed(owner, id, null)).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
    userMessage: expect.stringContaining("try again"),
  });
  expect((await service.get(owner, id)).arePricesKnown).toBe(false);
  cutOff(false);
  expect((await service.needed(owner, id, null)).lines).toHaveLength(1);
  await service.markOrdered(owner, id, new Map(), key("order"));
  cutOff(true);
  expect((await service.needed(owner, id, key("order"))).isOrdered).toBe(true);
});
