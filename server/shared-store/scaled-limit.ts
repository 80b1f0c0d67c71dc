/** A limit as the operators scale it: one request is always allowed. A factor of 0 lifts limits altogether, which is up to whoever counts. */
export const scaledLimit = (limit: number, factor: number): number => Math.max(1, Math.round(limit * factor));
