import type { PathOf } from "./require-accepted.ts";

/** ["input", "firstName"] is "firstName". */
export const detailsPath: PathOf = (field) => field.at(-1);

/** ["address", "zip"] is "address.zip", also where the platform leaves out the first. */
export const addressPath: PathOf = (field) => {
  const part = field.at(-1);
  return part === undefined || part === "address" || part === "addressId" || part === "defaultAddress" ? undefined : `address.${part}`;
};

const returnParts: Record<string, string> = {
  lineItemId: "lineId",
  quantity: "quantity",
  returnReasonDefinitionId: "reasonId",
  customerNote: "note",
};

/** ["requestedLineItems", "0", "customerNote"] is "lines.0.note". */
export const returnPath: PathOf = ([first, index, part]) => {
  if (first !== "requestedLineItems" || index === undefined) return undefined;
  const own = part !== undefined && Object.hasOwn(returnParts, part) ? returnParts[part] : undefined;
  return ["lines", index, ...(own === undefined ? [] : [own])].join(".");
};
