/** What a visitor with a cart needs beside the page. It comes once there is one, so that the cart goes on working when the network doesn't, or once there is about to be one. */
export const loadCartPanels = () => import("./view/panel/panels.ts");
