import type { Section } from "../frame.ts";
import { bars, graph } from "../panels.ts";
import { countOf, quantile, share, sumOfRate } from "../queries.ts";

const answered = "http_server_request_duration_seconds_count";
const cart = "storefront_cart_operations_total";
const checkouts = "storefront_checkouts_total";
const searches = "storefront_searches_total";

export const shop: Section = {
  title: "The shop",
  panels: [
    bars("From a product to the checkout", {
      about:
        "How often each step was taken in the time shown. A step that breaks off more than it did yesterday is where shoppers are stuck.",
      queries: [
        { expr: countOf(answered, { more: 'http_route="product", http_response_status_code="200"' }), legend: "Product pages" },
        { expr: countOf(cart, { more: 'operation=~"create|add", outcome="ok"' }), legend: "Added to the cart" },
        { expr: countOf(answered, { more: 'http_route="cart"' }), legend: "Cart pages" },
        { expr: countOf(checkouts, { more: 'outcome="ok"' }), legend: "Went to the checkout" },
      ],
      decimals: 0,
    }),
    graph("Carts by operation", {
      about: "What shoppers do with their carts.",
      queries: [{ expr: sumOfRate(cart, { by: "operation" }), legend: "{{operation}}" }],
      unit: "reqps",
    }),
    graph("Share of failed cart commands", {
      about: "What a shopper asked for and can't have is no failure. The promise: 99.5 % succeed.",
      queries: [
        {
          expr: share(
            sumOfRate(cart, { by: "operation", more: 'outcome="upstream_error"' }),
            sumOfRate(cart, { by: "operation", more: 'outcome!="user_error"' }),
          ),
          legend: "{{operation}}",
        },
      ],
      unit: "percentunit",
      steps: [
        [null, "green"],
        [0.005, "orange"],
        [0.05, "red"],
      ],
    }),
    graph("Ways to the checkout by outcome", {
      about: "user_error: the cart was empty or gone. upstream_error: Shopify gave no address.",
      queries: [{ expr: sumOfRate(checkouts, { by: "outcome" }), legend: "{{outcome}}" }],
      unit: "reqps",
    }),
    graph("Searches by outcome", {
      about: "More without results than usual: the index is empty, half built or misconfigured.",
      queries: [{ expr: sumOfRate(searches, { by: "outcome" }), legend: "{{outcome}}" }],
      unit: "reqps",
      isStacked: true,
    }),
    graph("How long searches take", {
      about: "The promise: 99 % within 300 ms.",
      queries: [0.5, 0.95, 0.99].map((part) => ({
        expr: quantile(part, "storefront_search_duration_seconds"),
        legend: `${part * 100} %`,
      })),
      unit: "s",
      steps: [
        [null, "green"],
        [0.3, "red"],
      ],
    }),
    graph("Sessions of customers", {
      about: "Sign-ins, renewals and sign-outs by outcome. rejected: it began elsewhere or too long ago.",
      queries: [{ expr: sumOfRate("storefront_sessions_total", { by: "operation, outcome" }), legend: "{{operation}} {{outcome}}" }],
      unit: "reqps",
      width: 8,
    }),
    graph("Restoration projects", {
      about: "Calls of their database by outcome. failed: the disk is full or can't be written to, or another instance holds the file.",
      queries: [{ expr: sumOfRate("storefront_project_calls_total", { by: "call, outcome" }), legend: "{{call}} {{outcome}}" }],
      unit: "reqps",
      width: 8,
    }),
    graph("Messages of vendors", {
      about: "Webhooks by outcome. unsigned: a wrong secret, or somebody tries it out.",
      queries: [{ expr: sumOfRate("storefront_webhooks_total", { by: "sender, outcome" }), legend: "{{sender}} {{outcome}}" }],
      unit: "reqps",
      width: 8,
    }),
  ],
};
