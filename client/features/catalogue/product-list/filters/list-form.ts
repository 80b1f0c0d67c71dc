/** The one form of a list page; the sort picker belongs to it from outside. */
export const listFormId = "product-list";
export const filterPanelId = "product-filters";
