import type { Commerce } from "../commerce.ts";

/** What every resolver gets besides its parent and arguments. */
export type StorefrontContext = { commerce: Commerce };
