/** The cookie that scripts may read, and that says nothing but that this browser was given a cart. Which one is sealed, out of every script's reach. */
export const cartMarkerCookie = "has-cart";

/** Whether a browser may have a cart, by `document.cookie`: somebody who signed in may have brought one. */
export const wasGivenCart = (cookies: string): boolean => /(^|; )(has-cart|signed-in)=/.test(cookies);
