/** A form that may be sent again says by this header which one it is, so that what it adds is added once. */
export const additionKeyHeader = "idempotency-key";

export const additionKeyPattern = /^[\w-]{16,64}$/;

/** Null for what is no key. */
export const readAdditionKey = (value: unknown): string | null =>
  typeof value === "string" && additionKeyPattern.test(value) ? value : null;
