/** What lists load after their own code, as one file. */
export const listParts = () => import("./list-parts.ts");
