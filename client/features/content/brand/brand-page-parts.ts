/** What a brand's own page loads after its code, as one file: pictures, words and links. */
export { BrandAbout } from "./brand-about.tsx";
export { BrandHero } from "./brand-hero.tsx";
