/** Where in the account a page is. */
export type AccountPlace = { view: "overview" | "details" | "addresses" | "emails" | "orders" } | { view: "order"; id: string };

const views = {
  "": "overview",
  "account-details": "details",
  addresses: "addresses",
  "manage-marketing-emails": "emails",
  myordersreturnsapp: "orders",
} as const;

function isPath(path: string): path is keyof typeof views {
  return Object.hasOwn(views, path);
}

/** Reads what follows /account/ in an address; null where there is nothing. */
export function readAccountPlace(path: string): AccountPlace | null {
  if (isPath(path)) return { view: views[path] };
  const [, id] = /^myordersreturnsapp\/(\d{1,18})$/.exec(path) ?? [];
  return id === undefined ? null : { view: "order", id };
}
