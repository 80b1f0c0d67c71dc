import { vi } from "vitest";
import type { CustomerPort } from "#server/services/account/customer-port.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createCustomerAccountClient } from "../create-customer-account-client.ts";
import { exampleOrder } from "./example-answers.ts";

/** The client before a platform that answers the same each time, or each answer of a list in turn; `sent` reads what it was sent last. */
export function customersAnswering(answer: unknown, status = 200) {
  const answers = Array.isArray(answer) ? [...answer] : [];
  const vendorFetch = vi.fn<VendorFetch>(async () => {
    const next: unknown = Array.isArray(answer) ? answers.shift() : answer;
    return new Response(typeof next === "string" ? next : JSON.stringify(next), { status });
  });
  const warn = vi.fn<(fields: object, message: string) => void>();
  const customers: CustomerPort = createCustomerAccountClient({
    url: "http://customers.test/account/customer/api/2026-04/graphql",
    publicUrl: "http://shop.test",
    vendorFetch,
    logger: { warn },
  });
  const sent = () => {
    const [url, init, call] = vendorFetch.mock.calls.at(-1) ?? [];
    return { url, headers: init?.headers, call, body: JSON.parse(typeof init?.body === "string" ? init.body : "{}") };
  };
  return { customers, warn, sent, vendorFetch };
}

/** The example's order with some of it changed, as the shop shows it. */
export async function shownOrder(changes: Record<string, unknown> = {}) {
  const { customers, warn } = customersAnswering({ data: { order: { ...exampleOrder, ...changes } } });
  const order = await customers.order("shcat_secret", "100123");
  if (order === null) throw new Error("no order");
  return { order, warn };
}
