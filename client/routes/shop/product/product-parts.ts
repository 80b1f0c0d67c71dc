/** What the product page loads after its own code, as one file. */
export { InformationTabs } from "#client/features/catalogue/product-page/information/information-tabs.tsx";
export { ProductBar } from "./product-bar.tsx";
export { ProductFitment } from "./product-fitment.tsx";
export { ProductMore } from "./product-more.tsx";
export { ProductService } from "./product-service.tsx";
