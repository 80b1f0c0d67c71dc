/** A room whose tests are tried: its code, and the tests that have to notice when that is changed, which stand in it. */
export type Room = { name: string; code: string[]; tests: string[]; browserTests?: string[] };

export const rooms: Room[] = [
  {
    name: "sessions",
    code: ["server/services/session/*.ts", "server/http/session/*.ts"],
    tests: ["server/{services,http}/session/*.test.ts"],
  },
  {
    name: "hydration",
    code: ["client/hydration/**/*.{ts,tsx}"],
    tests: ["client/hydration/**/!(*.browser).test.{ts,tsx}"],
    browserTests: ["client/hydration/**/*.browser.test.{ts,tsx}"],
  },
  {
    name: "cart",
    // The examples are the tests' own.
    code: ["client/features/cart/**/*.{ts,tsx}", "!client/features/cart/example-cart.ts"],
    tests: ["client/features/cart/**/!(*.browser).test.{ts,tsx}"],
    browserTests: ["client/features/cart/**/*.browser.test.{ts,tsx}"],
  },
  { name: "domain", code: ["shared/domain/**/*.ts"], tests: ["shared/domain/**/*.test.ts"] },
];
