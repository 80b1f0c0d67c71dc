/** The day from which stories without a date of their own are published. */
export const publishedAtDefault = "2026-11-01T00:00:00.000Z";
