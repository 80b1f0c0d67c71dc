/** What every page of this provider says about itself. */
export const footnote = "Practice sign-in: it stands in for Shopify's customer accounts, and its mail never leaves this sandbox.";
