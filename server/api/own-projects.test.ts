import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type AccountShop, publicUrl, type Shopper, startAccountShop } from "#server/testing/start-account-shop.ts";
import { cartSchema } from "#shared/contract/cart.ts";
import { type ProjectChange, projectChangedSchema, projectListSchema, projectSchema } from "#shared/contract/project/project.ts";
import { projectLimits } from "#shared/domain/project/project.ts";

const gid = (id: number) => `gid://shopify/ProductVariant/${id}`;
const change = (shopper: Shopper, input: ProjectChange) => shopper.api("POST", "/projects", input);
const changed = async (shopper: Shopper, input: ProjectChange) => projectChangedSchema.parse((await change(shopper, input)).body);
const namesOf = async (shopper: Shopper) =>
  projectListSchema.parse((await shopper.api("GET", "/projects")).body).projects.map(({ name }) => name);
const read = async (shopper: Shopper, id: string) => projectSchema.parse((await shopper.api("GET", `/projects/${id}`)).body);
const part = (id: number, quantity: number) => ({ variantId: gid(id), quantity, state: "need" as const, note: "" });
const statesIn = async (shopper: Shopper, id: string) =>
  (await read(shopper, id)).lines.map(({ state, quantity, variantId }) => `${state} ${quantity} of ${variantId.split("/").at(-1)}`);
const variantsIn = async (shopper: Shopper) =>
  cartSchema
    .parse((await shopper.api("GET", "/cart")).body)
    .lines.map(({ variantId, quantity }) => `${variantId.split("/").at(-1)}x${quantity}`);

describe.each([
  { whose: "a device's", store: "file", isSignedIn: false },
  { whose: "a customer's in the shop's own file", store: "file", isSignedIn: true },
  { whose: "a customer's as Shopify's metafields", store: "shopify", isSignedIn: true },
])("projects: $whose", ({ store, isSignedIn }) => {
  let shop: AccountShop;
  let count = 0;
  beforeAll(async () => {
    shop = await startAccountShop({ PROJECTS_STORE: store });
  });
  afterAll(() => shop.stop());

  async function withProject(
    name = "Dad’s HQ",
    parts: number[] = [10],
    isCustomers = isSignedIn,
  ): Promise<{ shopper: Shopper; id: string }> {
    const shopper = shop.shopper();
    if (isCustomers) await shopper.signIn(`restorer-${(count += 1)}@example.test`);
    const { id } = await changed(shopper, { intent: "create", name, vehicle: null });
    const lines = parts.map((part) => ({ variantId: gid(part), quantity: 2, state: "need" as const, note: "" }));
    if (lines.length > 0) await changed(shopper, { intent: "add", id, lines });
    return { shopper, id };
  }

  describe("a project", () => {
    it("tells what each part costs now, by the platform's own words", async () => {
      const { shopper, id } = await withProject("Dad’s HQ", [10, 50]);
      const { name, lines, arePricesKnown } = await read(shopper, id);
      expect({ name, arePricesKnown }).toEqual({ name: "Dad’s HQ", arePricesKnown: true });
      expect(lines.map(({ variantId, quantity, state }) => ({ variantId, quantity, state }))).toEqual([
        { variantId: gid(10), quantity: 2, state: "need" },
        { variantId: gid(50), quantity: 2, state: "need" },
      ]);
      for (const { offer, title } of lines) {
        expect(offer?.priceCents).toBeGreaterThan(0);
        expect(offer?.title).toBe(title);
      }
    });

    it("is one of twenty at most, however many are begun at once", async () => {
      const { shopper } = await withProject("First", []);
      const names = Array.from({ length: projectLimits.projects + 5 }, (_, at) => `Project ${at}`);
      await Promise.all(names.map((name) => change(shopper, { intent: "create", name, vehicle: null })));
      expect(await namesOf(shopper)).toHaveLength(projectLimits.projects);
    });

    it("keeps everything of two tabs that change it at once, and tells of a line that both changed", async () => {
      const { shopper, id } = await withProject("Tabs", [10, 50, 20]);
      const { lines } = await read(shopper, id);
      const edits = lines.map(({ id: lineId, version }, at) => ({
        id: lineId,
        version,
        state: "have" as const,
        quantity: at + 1,
        note: `tab ${at}`,
      }));
      const answers = await Promise.all(edits.map((edit) => changed(shopper, { intent: "edit", id, edits: [edit] })));
      expect(answers.flatMap(({ conflicts }) => conflicts)).toEqual([]);
      expect((await read(shopper, id)).lines.map(({ quantity, note }) => `${quantity} ${note}`)).toEqual(["1 tab 0", "2 tab 1", "3 tab 2"]);
      const late = edits.slice(0, 1).map((edit) => Object.assign(edit, { note: "late" }));
      expect((await changed(shopper, { intent: "edit", id, edits: late })).conflicts).toEqual([lines[0]?.id]);
      expect((await read(shopper, id)).lines[0]?.note).toBe("tab 0");
    });

    it("takes parts that are sold only, and no more than its limits", async () => {
      const { shopper, id } = await withProject("Limits", []);
      const unknown = await change(shopper, {
        intent: "add",
        id,
        lines: [{ variantId: gid(999_999), quantity: 1, state: "need", note: "" }],
      });
      expect(unknown).toMatchObject({ status: 422, body: { detail: "We no longer sell that part." } });
      for (let count = 1; count < projectLimits.projects; count += 1)
        await changed(shopper, { intent: "create", name: `Number ${count}`, vehicle: null });
      expect(await change(shopper, { intent: "create", name: "One too many", vehicle: null })).toMatchObject({ status: 422 });
      expect(await change(shopper, { intent: "rename", id, name: "x".repeat(projectLimits.nameLength + 1), vehicle: null })).toMatchObject({
        status: 400,
      });
    });

    it("has a name that can be seen, and keeps the one that it had otherwise", async () => {
      const { shopper, id } = await withProject("Seen", []);
      for (const name of ["  ", "\u0000", "\u200b", "\u2060 \ufeff"]) {
        expect(await change(shopper, { intent: "create", name, vehicle: null })).toMatchObject({ status: 400 });
        expect(await change(shopper, { intent: "rename", id, name, vehicle: null })).toMatchObject({ status: 400 });
      }
      expect(await namesOf(shopper)).toEqual(["Seen"]);
    });

    it("is nobody else's, whatever is tried with its id, and is gone for good once it is deleted", async () => {
      const { shopper, id } = await withProject("Mine");
      const stranger = (await withProject("Theirs")).shopper;
      const [line] = (await read(shopper, id)).lines;
      const edits = [{ id: String(line?.id), version: 1, state: "fitted" as const, quantity: 9, note: "x" }];
      const attempts: ProjectChange[] = [
        { intent: "rename", id, name: "Stolen", vehicle: null },
        { intent: "add", id, lines: [{ variantId: gid(10), quantity: 1, state: "need", note: "" }] },
        { intent: "edit", id, edits },
        { intent: "import", id, csv: "Part number\nX-1" },
        { intent: "order", id },
        { intent: "share", id },
        { intent: "unshare", id },
        { intent: "delete", id },
      ];
      for (const attempt of attempts)
        expect({ ...attempt, status: (await change(stranger, attempt)).status }).toMatchObject({ status: 404 });
      expect((await stranger.api("GET", `/projects/${id}`)).status).toBe(404);
      expect(await read(shopper, id)).toMatchObject({ name: "Mine", lines: [{ state: "need", quantity: 2 }] });
      await changed(shopper, { intent: "delete", id });
      expect((await shopper.api("GET", `/projects/${id}`)).status).toBe(404);
      expect(await namesOf(shopper)).toEqual([]);
      expect(shop.logged()).toContain('"action":"project_delete"');
    });
  });

  describe("ordering what is needed", () => {
    it("fills the cart with one addition and marks the lines, and pressing twice at once adds once", async () => {
      const { shopper, id } = await withProject("Order", [10, 50]);
      const [first, second] = await Promise.all([change(shopper, { intent: "order", id }), change(shopper, { intent: "order", id })]);
      expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 422]);
      expect((await read(shopper, id)).lines.map(({ state }) => state)).toEqual(["ordered", "ordered"]);
      // Two carts may be begun by a browser that has none yet; the one that is kept holds everything once.
      await expect.poll(() => variantsIn(shopper)).toEqual(expect.arrayContaining(["10x2", "50x2"]));
      expect(await variantsIn(shopper)).toHaveLength(2);
    });

    it("marks no more than the cart took, and the rest stays needed", async () => {
      const { shopper, id } = await withProject("Short", []);
      const parts = [part(10, 9), part(50, 2), { ...part(10, 3), note: "n".repeat(300) }, { ...part(10, 1), note: "other" }];
      await changed(shopper, { intent: "add", id, lines: parts });
      expect(await changed(shopper, { intent: "order", id })).toMatchObject({
        count: 2,
        cart: { lines: [{ quantity: 5 }, { quantity: 2 }] },
      });
      expect(await statesIn(shopper, id)).toEqual(["need 7 of 10", "ordered 5 of 10", "ordered 2 of 50", "need 1 of 10"]);
      expect(await changed(shopper, { intent: "order", id })).toMatchObject({ count: 0 });
      expect(await statesIn(shopper, id)).toEqual(["need 7 of 10", "ordered 5 of 10", "ordered 2 of 50", "need 1 of 10"]);
    });

    it("marks nothing of a part of which the cart had the last ones already, however often it is tried", async () => {
      const { shopper, id } = await withProject("Last ones", [10]);
      await shopper.api("POST", "/cart/lines", {
        lines: [{ variantId: gid(10), quantity: 5, attributes: [{ key: "Vehicle", value: "HQ" }] }],
      });
      for (const _press of [1, 2]) {
        const refused = await change(shopper, { intent: "order", id });
        expect(refused).toMatchObject({ status: 422, body: { detail: expect.stringContaining("Brake Pad Set could not be added") } });
      }
      expect(await statesIn(shopper, id)).toEqual(["need 2 of 10"]);
    });

    it("names the part whose rule keeps all of it out, and takes nothing for ordered, however often it is tried", async () => {
      const { shopper, id } = await withProject("Rule", [10, 90]);
      await shopper.api("POST", "/cart/lines", {
        lines: [part(10, 1), part(90, 4)].map(({ variantId, quantity }) => ({ variantId, quantity })),
      });
      for (const _press of [1, 2]) {
        const detail = "Spark Plug could not be added to your cart. The quantity must be a multiple of 4.";
        expect(await change(shopper, { intent: "order", id })).toMatchObject({ status: 422, body: { detail } });
      }
      expect(await statesIn(shopper, id)).toEqual(["need 2 of 10", "need 2 of 90"]);
    });

    it("leaves alone what somebody has, and says so when nothing is needed", async () => {
      const { shopper, id } = await withProject("Had");
      const [line] = (await read(shopper, id)).lines;
      await changed(shopper, { intent: "edit", id, edits: [{ id: String(line?.id), version: 1, state: "have", quantity: 2, note: "" }] });
      expect(await change(shopper, { intent: "order", id })).toMatchObject({ status: 422 });
      expect(await variantsIn(shopper)).toEqual([]);
    });
  });

  describe("a shared link", () => {
    it("lets anybody read until its owner stops sharing, and nobody change", async () => {
      const { shopper, id } = await withProject("Shared");
      await changed(shopper, { intent: "share", id });
      const { shareToken } = await read(shopper, id);
      expect(shareToken).toMatch(/^[0-9a-f]{40}$/);
      const reader = shop.shopper();
      const { body } = await reader.api("GET", `/projects/shared/${shareToken}`);
      expect(projectSchema.parse(body)).toMatchObject({ name: "Shared", shareToken: null, lines: [{ quantity: 2 }] });
      expect((await change(reader, { intent: "rename", id, name: "x", vehicle: null })).status).toBe(404);
      await changed(shopper, { intent: "unshare", id });
      expect((await reader.api("GET", `/projects/shared/${shareToken}`)).status).toBe(404);
      await changed(shopper, { intent: "share", id });
      expect((await read(shopper, id)).shareToken).not.toBe(shareToken);
    });
  });

  describe("signing in and out", () => {
    it("takes the device's projects along, leaves nothing on the device, and brings them to another one", async () => {
      const { shopper, id } = await withProject("Dad’s HQ", [10], false);
      const thief = shopper.thief();
      expect(await namesOf(thief)).toEqual(["Dad’s HQ"]);
      await shopper.signIn("restorer@example.test");
      expect(await namesOf(thief)).toEqual([]);
      expect(await namesOf(shopper)).toEqual(["Dad’s HQ"]);
      const elsewhere = await withProject("Mum’s Torana", [10], false);
      await elsewhere.shopper.signIn("restorer@example.test");
      expect((await namesOf(elsewhere.shopper)).toSorted()).toEqual(["Dad’s HQ", "Mum’s Torana"]);
      await shopper.api("POST", "/session/sign-out");
      expect(await namesOf(shopper)).toEqual([]);
      expect((await shopper.api("GET", `/projects/${id}`)).status).toBe(404);
      const other = shop.shopper();
      await other.signIn("somebody-else@example.test");
      expect(await namesOf(other)).toEqual([]);
    });
  });
});

it("is told to sign in, or to wait, who begins with ever new devices; a device that is known goes on", async () => {
  const shop = await startAccountShop({ TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0.1" });
  onTestFinished(() => shop.stop());
  const create = async (shopper = shop.shopper()) => {
    const answer = await shopper.browser(`${publicUrl}/api/projects`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", "x-forwarded-for": "203.0.113.9" },
      body: JSON.stringify({ intent: "create", name: "HQ", vehicle: null } satisfies ProjectChange),
    });
    return { shopper, status: answer.status, body: await answer.text() };
  };
  const first = await create();
  for (const { status } of [first, await create(), await create()]) expect(status).toBe(200);
  const refused = await create();
  expect([refused.status, refused.body]).toEqual([429, expect.stringContaining("Sign in to start one")]);
  expect(await namesOf(refused.shopper)).toEqual([]);
  expect((await create(first.shopper)).status).toBe(200);
});
