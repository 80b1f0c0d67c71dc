/** The product page's form, which the bar at the foot of a phone submits too. */
export const addToCartFormId = "add-to-cart";

/** What the button says, on the page and in the bar at the foot of a phone. */
export function addButtonText(isAvailable: boolean): string {
  return isAvailable ? "Add to cart" : "Out of stock";
}
