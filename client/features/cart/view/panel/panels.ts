/** What comes with a cart, as one file. */
export { CartKeeper } from "../cart-keeper.tsx";
export { CartPanel } from "./cart-panel.tsx";
export { RecentlyAddedPanel } from "./recently-added-panel.tsx";
