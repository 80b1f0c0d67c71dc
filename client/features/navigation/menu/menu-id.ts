/** Element id of the site menu, which the header's "Menu" button opens on narrow screens. */
export const menuId = "site-menu";
