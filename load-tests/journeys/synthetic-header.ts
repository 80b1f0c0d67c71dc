/** Tells the shop to keep this traffic out of its objectives and its analytics. It moves what is measured, and never what is allowed. */
export const syntheticHeader = { "x-synthetic-traffic": "load-test" };
