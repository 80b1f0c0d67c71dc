/** The panel's code comes when it is about to be needed. */
export const loadCartPanel = () => import("./cart-panel.tsx");
