/** A room whose tests are tried, and the tests that have to notice: those that stand in it. */
type Room = { name: string; code: string[]; tests: string[] };

export const rooms: Room[] = [
  {
    name: "sessions",
    code: ["server/services/session/*.ts", "server/http/session/*.ts"],
    tests: ["server/{services,http}/session/*.test.ts"],
  },
  { name: "hydration", code: ["client/hydration/**/*.{ts,tsx}"], tests: ["client/hydration/**/*.test.{ts,tsx}"] },
  {
    name: "cart",
    // The examples are the tests' own.
    code: ["client/features/cart/**/*.{ts,tsx}", "!client/features/cart/example-cart.ts"],
    tests: ["client/features/cart/**/*.test.{ts,tsx}"],
  },
  { name: "domain", code: ["shared/domain/**/*.ts"], tests: ["shared/domain/**/*.test.ts"] },
];
