/** What lists load after their own code, as one file. */
export const listParts = () => import("./list-parts.ts");

/** What only rows have, and lists that fold something away or leave a filter out. */
export const seldomListParts = () => import("./seldom/seldom-list-parts.ts");
