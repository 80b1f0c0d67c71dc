import { expect, test } from "@playwright/test";
import { type Fault, type FaultyVendor, withFault } from "../support/shop/faults.ts";
import { pages } from "../support/steps/pages.ts";

const faults: Record<string, Fault> = {
  hangs: { hangRate: 1 },
  "answers errors": { errorRate: 1 },
  "answers garbage": { garbageRate: 1 },
  "drops 30 % of its sockets": { dropRate: 0.3 },
  "is slow": { latencyMs: 1500 },
};

test.describe.configure({ mode: "serial" });

for (const vendor of ["shopify", "algolia", "storyblok"] as const satisfies FaultyVendor[]) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`every page is answered while ${vendor} ${what}, and the shop lives on [shop-1.6]`, async ({ request }) => {
      test.setTimeout(120_000);
      const fresh = Date.now();
      for (const known of ["/parts", "/parts/brakes"]) await request.get(known);
      await withFault(vendor, fault, async () => {
        const answers = await Promise.all(
          Object.entries(pages).map(async ([name, path]) => {
            const answer = await request.get(`${path}${path.includes("?") ? "&" : "?"}fresh=${fresh}`, {
              headers: { accept: "text/html" },
              timeout: 40_000,
            });
            return { name, status: answer.status(), html: await answer.text() };
          }),
        );
        for (const { name, status, html } of answers) {
          expect([200, 404, 500, 503], name).toContain(status);
          expect(html.trimEnd().endsWith("</html>"), name).toBe(true);
        }
        if (vendor !== "algolia" || what !== "answers errors") return;
        // A category's list is gone, but its page isn't: it has the next step, and words for crawlers and caches.
        const answer = await request.get(`/parts/brakes?vendor=Nobody+${fresh}`);
        expect([answer.status(), answer.headers()["cache-control"], answer.headers()["retry-after"]]).toEqual([503, "no-store", "30"]);
        const html = await answer.text();
        for (const words of [">Brakes</h1>", ">All Categories</a>", "show the parts right now</h2>", ">Try again</a>", "/parts/brakes/"]) {
          expect(html.includes(words), words).toBe(true);
        }
      });
      expect((await request.get("/healthcheck")).status()).toBe(200);
    });
  }
}
