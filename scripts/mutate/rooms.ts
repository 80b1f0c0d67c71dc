/** A room whose tests are tried: its code, and the tests that have to notice when that is changed, which stand in it. */
export type Room = { name: string; code: string[]; tests: string[]; browserTests?: string[] };

/** A part of the cart, which would take hours in one piece. All of the cart's tests have to notice. */
function cartRoom(name: string, code: string[], left: string[] = []): Room {
  return {
    name,
    code: [...code.map((files) => `client/features/cart/${files}`), ...left],
    tests: ["client/features/cart/**/!(*.browser).test.{ts,tsx}"],
    browserTests: ["client/features/cart/**/*.browser.test.{ts,tsx}"],
  };
}

/** `npm run mutate -- cart` takes every room of the cart. */
export const roomsNamed = (name: string): Room[] => rooms.filter((room) => room.name === name || room.name.startsWith(`${name}-`));

export const rooms: Room[] = [
  {
    name: "sessions",
    code: ["server/services/session/*.ts", "server/http/session/*.ts"],
    tests: ["server/{services,http}/session/*.test.ts"],
  },
  {
    name: "caches",
    // How kept pages are answered is seen by tests of a whole shop, which take too long for a night.
    code: ["server/cache/*.ts", "server/http/front/*.ts", "!server/http/front/create-kept-pages.ts"],
    tests: ["server/cache/*.test.ts", "server/http/front/{create,page}-*.test.ts"],
  },
  {
    name: "resilience",
    code: ["server/vendors/resilience/*.ts"],
    // What a whole shop does while its vendors are down takes too long for a night.
    tests: ["server/vendors/resilience/!(open-circuit).test.ts"],
  },
  {
    name: "crowds",
    code: ["server/http/admission/*.ts", "server/process/drain/*.ts"],
    tests: ["server/http/admission/*.test.ts", "server/process/drain/*.test.ts"],
  },
  {
    name: "hydration",
    code: ["client/hydration/**/*.{ts,tsx}"],
    tests: ["client/hydration/**/!(*.browser).test.{ts,tsx}"],
    browserTests: ["client/hydration/**/*.browser.test.{ts,tsx}"],
  },
  // The examples are the tests' own.
  cartRoom("cart-view", ["*.{ts,tsx}", "view/**/*.{ts,tsx}"], ["!client/features/cart/example-cart.ts"]),
  cartRoom("cart-copy", ["copy/**/*.ts"]),
  cartRoom("cart-commands", ["commands/**/*.ts"]),
  { name: "domain", code: ["shared/domain/**/*.ts"], tests: ["shared/domain/**/*.test.ts"] },
];
