/** What a list loads after its own code, as one file: links and forms that work by themselves. */
export { CategoryIntro } from "../category/category-intro.tsx";
export { WaysDown } from "../category/ways-down.tsx";
export { AtMyStore } from "../stock/at-my-store.tsx";
export { ActiveFilters } from "./filters/active-filters.tsx";
export { FilterPrices } from "./filters/filter-prices.tsx";
export { StoreFilter } from "./filters/store-filter.tsx";
export { ListFitment } from "./list-fitment.tsx";
export { ListPages } from "./list-pages.tsx";
export { ListUnavailable } from "./list-unavailable.tsx";
export { NoProducts } from "./no-products.tsx";
export { SearchWords } from "./search/search-words.tsx";
