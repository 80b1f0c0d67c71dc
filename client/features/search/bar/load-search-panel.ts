/** What is shown below the box comes with its first use, or with the pointer that is about to press it. */
export const loadSearchPanel = () => import("../panel/search-panel.tsx");
