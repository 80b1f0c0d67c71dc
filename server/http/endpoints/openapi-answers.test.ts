import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";
import { apiRoutes } from "#shared/contract/routes.ts";

type Call = { path?: Record<string, string>; query?: string; body?: object };
type Operation = { method: string; path: string; responses: Record<string, { content?: Record<string, unknown> }> };
type OpenApi = { paths: Record<string, Record<string, { operationId: string; responses: Operation["responses"] }>> };
type Product = { handle: string; id: string; variants: { id: string }[] };

let shop: WholeShop;
let operations: Map<string, Operation>;
let ajv: Ajv2020;
let product: Product;
let vehicleId = "";
let expertSlug = "";
let placeId = "";

beforeAll(async () => {
  shop = await startWholeShop();
  const document: OpenApi = await (await fetch(`${shop.origin}/api/openapi.json`)).json();
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]) => [operationId, { method, path, responses }]),
    ),
  );
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  product = await (await fetch(`${shop.origin}/api${shop.productPaths[0]}`)).json();
  const { vehicles } = await (await fetch(`${shop.origin}/api/vehicles?q=hq+monaro`)).json();
  vehicleId = vehicles[0].vehicleId;
  expertSlug = (await (await fetch(`${shop.origin}/api/content/experts`)).json())[0].slug;
  placeId = (await (await fetch(`${shop.origin}/api/places?input=3058`)).json())[0].placeId;
}, 60_000);
afterAll(() => shop.stop());

/** A call of each operation that the shop can answer; customers' own are asked by nobody in particular. */
const calls = (): Record<string, Call> => {
  const handle = { path: { handle: product.handle } };
  const variantId = product.variants[0]?.id;
  const email = "sam@example.com";
  return {
    "catalogue.categories": {},
    "catalogue.category": { query: "path=/parts/brakes" },
    "catalogue.product": handle,
    "catalogue.productStock": handle,
    "catalogue.variantStock": { query: `ids=${variantId}` },
    "catalogue.recommendations": handle,
    "catalogue.cards": { query: `ids=${product.id}` },
    "catalogue.partsList": { body: { list: "XX-404 x 2" } },
    "search.products": { query: "q=brake&vendor=Brolga+Brakes&price=50-100&price=100-500" },
    "search.suggestions": { query: "q=bra" },
    "search.shelves": { query: `ids=${encodeURIComponent(product.id)}` },
    "compare.parts": { query: `handles=${product.handle}&vehicleId=${vehicleId}` },
    "compare.otherBrands": handle,
    "reviews.list": { ...handle, query: "sort=lowest" },
    "reviews.write": { ...handle, body: { answers: { rating: "5", body: "Fits.", name: "Demo shopper", email } } },
    "reviews.ask": { ...handle, body: { answers: { question: "Does it fit?", name: "Demo shopper", email } } },
    "content.layout": {},
    "content.page": { query: "slug=home" },
    "content.hub": { query: "path=category/brakes" },
    "content.brand": { path: { slug: "ironbark-panelworks" } },
    "content.product": handle,
    "content.questions": handle,
    "content.sizeGuide": {},
    "content.experts": {},
    "content.expert": { path: { slug: expertSlug } },
    "vehicles.facets": { query: "make=Holden" },
    "vehicles.parts": { path: { vehicleId } },
    "vehicles.find": { query: "q=hq" },
    "vehicles.byIds": { query: `ids=${vehicleId}` },
    "vehicles.byKtype": { query: "kTypeNr=9000001" },
    "vehicles.byVin": { body: { vin: "HQ80837" } },
    "vehicles.byRegistration": { body: { plate: "ABC123", state: "VIC" } },
    "cars.makes": {},
    "cars.make": { path: { make: "holden" } },
    "cars.car": { path: { make: "holden", name: "hq-monaro" }, query: "year=1973" },
    "cars.card": { query: `vehicleId=${vehicleId}` },
    "assemblies.list": {},
    "assemblies.get": { path: { slug: "hq-front-disc-brake-corner" }, query: `vehicleId=${vehicleId}` },
    "fitment.parts": { query: `handles=${product.handle}&vehicleId=${vehicleId}` },
    "fitment.product": { ...handle, query: `vehicleId=${vehicleId}` },
    "fitment.vehicles": handle,
    "stores.list": {},
    "stores.get": { path: { placeId: "ChIJEzxTHhjMZpAemsTS4adKp06" } },
    "stores.nearby": { query: "lat=-37.8&lng=145" },
    "stores.byState": { query: "state=VIC" },
    "places.search": { query: "input=3058" },
    "places.get": { path: { placeId } },
    "delivery.quote": {
      body: { postcode: "3058", state: "VIC", suburb: "Coburg North", products: [{ qty: 1, weight: 500 }], handlingDays: 1 },
    },
    "newsletter.subscribe": { body: { email } },
    "contact.send": { body: {} },
    "stockAlerts.set": { body: { email, variantId } },
    "session.start": { body: {} },
    "session.renew": { body: {} },
    "session.signOut": { body: {} },
    "orders.find": { body: { number: "R1", email } },
    "orders.again": { body: { number: "R1", email, key: "an-addition-of-1" } },
    "account.get": {},
    "account.updateDetails": { body: { firstName: "Sam", lastName: "Lee" } },
    "account.createAddress": { body: { address: {}, defaultAddress: false } },
    "account.updateAddress": { body: { addressId: "gid://shopify/CustomerAddress/1", address: {} } },
    "account.removeAddress": { body: { addressId: "gid://shopify/CustomerAddress/1" } },
    "account.setMarketing": { body: { isSubscribed: true } },
    "account.orders": {},
    "account.order": { path: { id: "1" } },
    "account.orderAgain": { path: { id: "1" }, body: { key: "an-addition-of-1" } },
    "account.requestReturn": { path: { id: "1" }, body: {} },
    "cart.get": {},
    "cart.addLines": { body: { lines: [{ variantId, quantity: 1 }] } },
    "cart.updateLine": { body: {} },
    "cart.removeLine": { body: {} },
    "cart.applyDiscountCodes": { body: { codes: [] } },
    "projects.list": { query: "lines=1x2" },
    "projects.get": { path: { id: "0".repeat(20) } },
    "projects.shared": { path: { token: "0".repeat(40) } },
    "projects.change": { body: { intent: "create", name: "Dad’s HQ", vehicle: null } },
  };
};

const pathOf = (template: string, values: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));

/** What the document says against what the shop answers: nothing where they agree. */
async function disagreements(name: string, { path, query, body }: Call): Promise<{ status: number; problems: string[] }> {
  const operation = operations.get(name);
  if (!operation) return { status: 0, problems: [`${name} is not described`] };
  const answer = await fetch(`${shop.origin}/api${pathOf(operation.path, path)}${query ? `?${query}` : ""}`, {
    method: operation.method.toUpperCase(),
    ...(operation.method === "get" ? {} : { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
  });
  const type = (answer.headers.get("content-type") ?? "").split(";")[0] ?? "";
  const received: unknown = await answer.json();
  if (!operation.responses[answer.status]?.content?.[type]) {
    return { status: answer.status, problems: [`${name} answers ${answer.status} ${type}, which is not described`] };
  }
  const pointer = ["paths", operation.path, operation.method, "responses", String(answer.status), "content", type, "schema"]
    .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (validate?.(received) === true) return { status: answer.status, problems: [] };
  return {
    status: answer.status,
    problems: (validate?.errors ?? []).map(({ instancePath, message }) => `${name} ${instancePath} ${message}`),
  };
}

test("every operation of the contract is described, and called here", () => {
  const names = Object.entries(apiRoutes).flatMap(([room, routes]) => Object.keys(routes).map((name) => `${room}.${name}`));
  expect([...operations.keys()].toSorted()).toEqual(names.toSorted());
  expect(Object.keys(calls()).toSorted()).toEqual(names.toSorted());
});

test("what the shop answers is what its description says, of each operation", async () => {
  const statuses = new Map<string, number>();
  for (const [name, call] of Object.entries(calls())) {
    const { status, problems } = await disagreements(name, call);
    expect(problems).toEqual([]);
    statuses.set(name, status);
  }
  const refused = [...statuses].filter(([, status]) => status !== 200).map(([name, status]) => `${name} ${status}`);
  expect(refused.filter((line) => !/^(?:account|session)\..* 401$/.test(line))).toEqual([
    "vehicles.byVin 404",
    "vehicles.byRegistration 404",
    "contact.send 400",
    "stockAlerts.set 409",
    "orders.find 404",
    "orders.again 404",
    "account.requestReturn 400",
    "cart.updateLine 400",
    "cart.removeLine 400",
    "projects.get 404",
    "projects.shared 404",
  ]);
});

test("a list is sent by repeating its name, with brackets or without, and may be of one", async () => {
  for (const query of [`ids=${vehicleId}`, `ids[]=${vehicleId}`, `ids=${vehicleId}&ids=1`]) {
    const answer = await fetch(`${shop.origin}/api/vehicles/ids?${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    expect((await answer.json()).length).toBeGreaterThan(0);
  }
});

test("calls that can't be right, and calls behind which nobody answers, fail in the ways described", async () => {
  for (const [name, { path, body }] of Object.entries(calls())) {
    const nonsense = Object.fromEntries(Object.keys(path ?? {}).map((key) => [key, "no-such-thing"]));
    const { problems } = await disagreements(name, { path: nonsense, query: "page=x&lat=x&ids=%3C", body: body && { lines: "x", vin: 1 } });
    expect(problems).toEqual([]);
  }
  for (const vendor of ["shopify", "algolia", "storyblok", "places"] as const) await shop.setFault(vendor, { errorRate: 1 });
  for (const name of ["catalogue.product", "search.suggestions", "content.page", "stores.nearby", "cart.get"]) {
    const call = { path: { handle: "never-asked-for-before" }, query: "q=never+asked&slug=never-asked&lat=-30&lng=150" };
    expect((await disagreements(name, call)).problems).toEqual([]);
  }
  for (const vendor of ["shopify", "algolia", "storyblok", "places"] as const) await shop.setFault(vendor);
});
