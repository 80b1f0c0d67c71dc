/** The account's pages, in the order of their navigation. */
export const accountPages = [
  { path: "/account", label: "Overview" },
  { path: "/account/account-details", label: "My details" },
  { path: "/account/addresses", label: "Addresses" },
  { path: "/account/myordersreturnsapp", label: "Orders and returns" },
  { path: "/account/manage-marketing-emails", label: "Marketing emails" },
] as const;

export type AccountPath = (typeof accountPages)[number]["path"];

export const orderPath = (id: string): string => `/account/myordersreturnsapp/${id}`;
