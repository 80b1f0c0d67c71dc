import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { projectChangedSchema, projectSchema } from "#shared/contract/project/project.ts";

let shop: WholeShop;
let numbers: string[] = [];
beforeAll(async () => {
  shop = await startWholeShop();
  const found = z.object({ products: z.array(z.object({ partNumber: z.string(), hasVariants: z.boolean() })) });
  const { products } = found.parse(await (await fetch(`${shop.origin}/api/search/products?q=brake`)).json());
  numbers = products.filter(({ hasVariants }) => !hasVariants).map(({ partNumber }) => partNumber);
}, 60_000);
afterAll(() => shop.stop());

/** A browser that has kept the cookies of its first call. */
async function openProject(name: string) {
  let cookie = "";
  async function call(path: string, init: RequestInit = {}) {
    const answer = await fetch(shop.origin + path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } });
    cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return answer;
  }
  async function change(data: object) {
    const answer = await call("/api/projects", {
      method: "POST",
      body: JSON.stringify(data),
      headers: { "content-type": "application/json" },
    });
    return projectChangedSchema.parse(await answer.json());
  }
  const { id } = await change({ intent: "create", name, vehicle: null });
  const read = async () => projectSchema.parse(await (await call(`/api/projects/${id}`)).json());
  return { id, call, change, read };
}

test("a file brings parts in by anybody's spelling of their numbers, and what it brings goes out again and in elsewhere as it was", async () => {
  const first = await openProject("Dad’s HQ");
  const [one = "", two = ""] = numbers;
  const csv = `Part number,Quantity,State,Note\r\n${one.toLowerCase()},3,have,"=cmd, ""x"""\r\n${two},1,,\r\nXX-404-ZZ,1,need,\r\n${two},2,need,\r\n`;
  const { count, problems, rest } = await first.change({ intent: "import", id: first.id, csv });
  expect({ count, problems: problems.map(({ line }) => line), rest }).toEqual({
    count: 3,
    problems: [4],
    rest: "Part number,Quantity,State,Note\r\nXX-404-ZZ,1,need,",
  });
  const { lines } = await first.read();
  const told = (each: typeof lines) => each.map(({ partNumber, quantity, state, note }) => ({ partNumber, quantity, state, note }));
  expect(told(lines)).toEqual([
    { partNumber: one, quantity: 3, state: "have", note: '=cmd, "x"' },
    { partNumber: two, quantity: 3, state: "need", note: "" },
  ]);

  const file = await first.call(`/projects/${first.id}/csv`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="dads-hq.csv"',
    "x-robots-tag": "noindex, nofollow",
  });
  const second = await openProject("Again");
  await second.change({ intent: "import", id: second.id, csv: await file.text() });
  expect(told((await second.read()).lines)).toEqual(told(lines));
  expect((await second.call(`/projects/${first.id}/csv`)).status).toBe(404);
});

test("a shared project is kept by no cache on its way, so that it is gone once its owner stops sharing", async () => {
  const { id, change, read } = await openProject("Shared for a while");
  await change({ intent: "share", id });
  const { shareToken } = await read();
  const shared = await fetch(`${shop.origin}/api/projects/shared/${shareToken}`);
  expect([shared.status, shared.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("pages of projects are kept by nobody and told to nobody, and no log holds a shared link", async () => {
  const { id, change, read, call } = await openProject("Secret");
  await change({ intent: "share", id });
  const { shareToken } = await read();
  const headers = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" };
  for (const path of ["/projects", `/projects/${id}`, `/projects/shared/${shareToken}`, "/projects/add?lines=1x1"]) {
    const answer = await call(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    const html = await answer.text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html.slice(0, html.indexOf("</head>"))).not.toContain(String(shareToken));
  }
  await change({ intent: "unshare", id });
  expect(
    (await fetch(`${shop.origin}/projects/shared/${shareToken}`, { headers: { accept: "text/html", "sec-fetch-mode": "navigate" } }))
      .status,
  ).toBe(404);
  await expect.poll(() => JSON.stringify(shop.lines)).toContain("/projects/shared/[removed]");
  expect(JSON.stringify(shop.lines)).not.toContain(String(shareToken));
});

test("with prices that nobody can tell a project is shown all the same, and says for as long that its order is to be tried again", async () => {
  const { id, call, change, read } = await openProject("Without prices");
  await change({ intent: "import", id, csv: `Part number\n${numbers[0]}` });
  await shop.setFault("shopify", { errorRate: 1 });
  const { arePricesKnown, lines } = await read();
  expect({ arePricesKnown, offers: lines.map(({ offer }) => offer) }).toEqual({ arePricesKnown: false, offers: [null] });
  const order = await call("/api/projects", {
    method: "POST",
    body: JSON.stringify({ intent: "order", id }),
    headers: { "content-type": "application/json" },
  });
  expect(order.status).toBe(503);
  await shop.setFault("shopify");
});

test("a shop whose projects' file can't be written to says so on its pages, and is healthy", async () => {
  const broken = await startWholeShop({ PROJECTS_DB: "/dev/null/projects.db" });
  const page = await fetch(`${broken.origin}/projects`, { headers: { accept: "text/html", "sec-fetch-mode": "navigate" } });
  // Whoever has no projects yet is shown that; only keeping one fails.
  expect(page.status).toBe(200);
  const answer = await fetch(`${broken.origin}/projects`, { method: "POST", body: new URLSearchParams({ name: "Dad’s HQ" }) });
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain("reach your projects just now");
  expect(html).toContain('value="Dad’s HQ"');
  expect((await fetch(`${broken.origin}/healthcheck`)).status).toBe(200);
  await broken.stop();
}, 60_000);

test("a shop whose platform keeps customers' projects and is away says so, loses nothing that was typed, and goes on for everybody else", async () => {
  const apart = await startWholeShop({ PROJECTS_STORE: "shopify" });
  const browser = withCookies(fetch);
  const headers = { accept: "text/html", "sec-fetch-mode": "navigate" };
  const send = (path: string, fields: Record<string, string>, by = browser) =>
    by(`${apart.origin}${path}`, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  const words = "reach your projects just now";
  // Begun without an account, and taken along by the sign-in, which needs nothing of the platform's.
  await send("/projects", { name: "Dad’s HQ" });
  await apart.setFault("shopify-admin", { errorRate: 1 });
  const authorizationUrl = (await browser(`${apart.origin}/login`, { redirect: "manual" })).headers.get("location") ?? "";
  const callback = await signInByCode({ browser, authorizationUrl, email: "restorer@example.test" });
  expect((await browser(callback, { redirect: "manual" })).status).toBe(303);

  const failed = await browser(`${apart.origin}/projects`, { headers });
  expect([failed.status, (await failed.text()).includes(words)]).toEqual([500, true]);
  const refused = await send("/projects", { name: "Mum’s Torana", vehicle: "" });
  expect(refused.status).toBe(502);
  const kept = await refused.text();
  const parts = [words, 'action="/projects"', 'name="name" value="Mum’s Torana"', 'name="vehicle" value=""', "Send it again"];
  expect(parts.filter((part) => !kept.includes(part))).toEqual([]);
  const other = await (await send("/projects", { name: "Uncle’s Ute" })).text();
  expect(["Uncle’s Ute", "Torana"].map((name) => other.includes(name))).toEqual([true, false]);
  expect((await send("/projects", { name: "Somebody’s Mini" }, withCookies(fetch))).status).toBe(303);
  expect((await fetch(`${apart.origin}/healthcheck`)).status).toBe(200);

  await apart.setFault("shopify-admin");
  // The circuit closes within a few seconds.
  await expect.poll(async () => (await send("/projects", { name: "Mum’s Torana" })).status, { timeout: 20_000 }).toBe(303);
  const html = await (await browser(`${apart.origin}/projects`, { headers })).text();
  expect(["Dad’s HQ", "Mum’s Torana", "Uncle’s Ute"].map((name) => html.split(`${name}</a>`).length - 1)).toEqual([1, 1, 0]);
  await apart.stop();
}, 60_000);
