/** What few products show, as one file: whoever goes on to a product asks for it before it is known which. */
export { SaleCountdown } from "#client/features/catalogue/product-page/sale-countdown.tsx";
export { SizeGuideLink } from "#client/features/content/size-guide/size-guide-link.tsx";
