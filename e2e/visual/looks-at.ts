/** A Wednesday, one in the afternoon in Melbourne: stores are open, nothing is about to close. It lies ahead, so that no browser takes a cookie for expired. */
export const looksAt = Date.UTC(2029, 10, 14, 2);
