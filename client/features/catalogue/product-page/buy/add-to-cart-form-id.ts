/** The product page's form, which the bar at the foot of a phone submits too. */
export const addToCartFormId = "add-to-cart";
