/** What every page loads after its own code, as one file. */
export { DocumentHead } from "#client/lib/page/head/document-head.tsx";
export { FooterSignup } from "#client/features/newsletter/footer-signup.tsx";
export { VehicleButton } from "#client/features/garage/panel/vehicle-button.tsx";
export { ErrorPage } from "./error/error-page.tsx";
export { HeaderActions } from "./extras/header-actions.tsx";
export { LayoutExtras } from "./extras/layout-extras.tsx";
export { SearchBox } from "./extras/search-box.tsx";
