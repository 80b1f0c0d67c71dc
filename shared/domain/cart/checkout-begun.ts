/** Set by the server when a browser leaves for the checkout, and dropped by the browser once another cart has taken the place of the one that was there. It says nothing about the visitor. */
export const checkoutBegunCookie = "checkout-begun";
