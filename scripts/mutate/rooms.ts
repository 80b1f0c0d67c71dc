/** A room whose tests are tried, and the tests that have to notice: those that stand in it. */
type Room = {
  name: string;
  code: string[];
  tests: string[];
  /** Whether some of them run in a browser. What is evaluated once, when a module loads, is left as it is there: each such change costs a run of all tests in a new page. */
  isInBrowser: boolean;
};

export const rooms: Room[] = [
  {
    name: "sessions",
    code: ["server/services/session/*.ts", "server/http/session/*.ts"],
    tests: ["server/{services,http}/session/*.test.ts"],
    isInBrowser: false,
  },
  {
    name: "hydration",
    code: ["client/hydration/**/*.{ts,tsx}"],
    tests: ["client/hydration/**/*.test.{ts,tsx}"],
    isInBrowser: true,
  },
  {
    name: "cart",
    // The examples are the tests' own.
    code: ["client/features/cart/**/*.{ts,tsx}", "!client/features/cart/example-cart.ts"],
    tests: ["client/features/cart/**/*.test.{ts,tsx}"],
    isInBrowser: true,
  },
  { name: "domain", code: ["shared/domain/**/*.ts"], tests: ["shared/domain/**/*.test.ts"], isInBrowser: false },
];
