import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import type { CustomerOwner, CustomerProjectStore } from "#server/services/projects/project-store.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { createAdminApi } from "../create-admin-api.ts";
import { createCustomerProjects } from "../create-customer-projects.ts";

type Step = (operation: string) => Promise<void> | void;

export type RunningCustomerProjects = {
  store: CustomerProjectStore;
  vendor: RunningCommerce;
  /** Every call to the platform so far. */
  calls: { operation: string; isIdempotent: boolean }[];
  /** What happens ahead of each call, and after it has been carried out; what throws keeps the shop from the answer. */
  steps: { before: Step; after: Step };
  owner(email: string): CustomerOwner & { gid: string };
  stop(): Promise<void>;
};

/** Customers' projects in front of the sandbox's Admin API, over HTTP. */
export async function startCustomerProjects(): Promise<RunningCustomerProjects> {
  const vendor = await startCommerce();
  const calls: RunningCustomerProjects["calls"] = [];
  const steps: RunningCustomerProjects["steps"] = { before: () => undefined, after: () => undefined };
  const vendorFetch: VendorFetch = async (url, init, { operation, isIdempotent }) => {
    calls.push({ operation, isIdempotent });
    await steps.before(operation);
    const answer = await fetch(url, init);
    await steps.after(operation);
    return answer;
  };
  const access = { storeDomain: `${vendor.origin}/_vendors/shopify`, clientId: "app", clientSecret: "secret" };
  return {
    store: createCustomerProjects({ api: createAdminApi({ ...access, vendorFetch }), logger: silentLogger }),
    vendor,
    calls,
    steps,
    owner(email) {
      const gid = `gid://shopify/Customer/${vendor.commerce.customers.signIn(email).id}`;
      return { kind: "customer", key: email, gid, platformId: async () => gid };
    },
    stop: () => vendor.stop(),
  };
}
