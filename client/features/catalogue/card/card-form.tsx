/** What the button of each card that adds to the cart belongs to (`form`). */
export const cardFormId = "add-from-card";

/**
 * The one form of all cards. Browsers look which forms can be seen as soon as a page has loaded, and lay out whatever holds one: with a form in each card, all that is left for later
 * (`content-visibility`) was laid out at once.
 */
export function CardForm() {
  return <form id={cardFormId} method="post" action="/cart" data-cart-form />;
}
