import type { Brand } from "#sandbox/catalogue/types.ts";
import { brandMarkPath, scenePath } from "#sandbox/pictures/addresses/picture-path.ts";
import type { SceneName } from "#sandbox/pictures/addresses/picture-request.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";
import { brandFamilyStories } from "./brand-family-stories.ts";
import { brandNotes, brandTexts, stateName } from "./brand-texts.ts";
import { openMovies } from "./open-movies.ts";

const sceneByFamily: Record<string, SceneName> = {
  panel: "blueprint",
  chrome: "main-street",
  lighting: "night-shed",
  engine: "engine-bay",
  service: "workshop",
  fluids: "workshop",
  exhaust: "open-road",
  brakes: "race-day",
  suspension: "coast-road",
  steering: "coast-road",
  drivetrain: "blueprint",
  tools: "parts-wall",
  hardware: "parts-wall",
  apparel: "drive-in",
  collectable: "drive-in",
  wheels: "open-road",
  accessory: "outback",
  nos: "shed",
  house: "workshop",
};

/** A few brands have something to show. */
const videos: Readonly<Record<string, { youtubeId: string; title: string }>> = {
  "ironbark-panelworks": { youtubeId: openMovies.bunny, title: "From coil to quarter panel" },
  "kurrajong-rubber": { youtubeId: openMovies.sintel, title: "How a door seal is moulded" },
  "restorers-choice": { youtubeId: openMovies.tears, title: "How we choose a part" },
};

/** Two stories a brand: what it is (`content/brands/…`, component Brand) and its page (`brands/…`, component BrandPage); and the page of all brands. */
export function brandStories(brands: readonly Brand[]): SourceStory[] {
  const pairs = brands.flatMap((brand, position) => {
    const common = {
      name: brand.name,
      tags: [brand.family],
      position,
      firstPublishedAt: publishedAtDefault,
      publishedAt: publishedAtDefault,
    };
    return [
      { ...common, fullSlug: `content/brands/${brand.slug}`, content: brandContent(brand) },
      { ...common, fullSlug: `brands/${brand.slug}`, content: brandPageContent(brand) },
    ];
  });
  return [...pairs, allBrandsStory(brands)];
}

function allBrandsStory(brands: readonly Brand[]): SourceStory {
  const byName = brands.toSorted((left, right) => left.name.localeCompare(right.name, "en"));
  const content = {
    component: "Page",
    title: "Brands",
    seo_description: `All ${brands.length} makers we stock, from panels and rubbers to gauges and gifts.`,
    body: [
      { component: "PageHeroDescription", title: "Brands", text: { $markdown: introductionOf(brands) } },
      { component: "AzBrandList", title: "All brands", brands: { $stories: byName.map(({ slug }) => `content/brands/${slug}`) } },
    ],
  };
  const times = { firstPublishedAt: publishedAtDefault, publishedAt: publishedAtDefault };
  return { fullSlug: "brands/", name: "Brands", tags: [], position: 0, content, ...times };
}

function introductionOf(brands: readonly Brand[]): string[] {
  return [
    `The ${brands.length} makers on our shelves: who presses the panels, moulds the rubbers, winds the looms and bottles the oil. Each has a page that says what it makes, what it is good at, and which of its parts we carry.`,
    "",
    "We take a maker on when its parts measure up against a car, a factory drawing or an original. Where two of them make the same part, the product page says what sets them apart: the steel, the finish, the clips in the bag. Our house brand, [Restorer's Choice](/brands/restorers-choice), carries 24 months of warranty where the others carry 12.",
    "",
    "After one part rather than one maker? Choose your vehicle in the header and start from [all parts](/parts): every list can be narrowed down to a brand from there.",
  ];
}

function brandContent(brand: Brand) {
  const scene = sceneByFamily[brand.family] ?? "shed";
  return {
    component: "Brand",
    name: brand.name,
    slug: brand.slug,
    description: { $markdown: [aboutBrand(brand), ...(brandNotes[brand.family] ? ["", brandNotes[brand.family]] : [])] },
    hierarchy: brand.family,
    tier: brand.tier,
    logo: { $picture: brandMarkPath(brand.slug, brand.name), alt: `${brand.name} brand mark` },
    tagline: `${capitalised(brand.specialty)}, from ${stateName(brand.homeState)}.`,
    seo_description: `${brand.name}: ${brand.specialty}. How the trade works, how to choose, and what to check before you fit a part.`,
    body: [{ component: "RichText", text: { $markdown: storyLines(brand) } }],
    banners: [{ $picture: scenePath({ scene, seed: brand.slug }), alt: `Illustration for ${brand.name}: ${brand.specialty}` }],
  };
}

function brandPageContent(brand: Brand) {
  return {
    component: "BrandPage",
    title: brand.name,
    seo_title: `${brand.name} parts`,
    seo_description: `Shop ${brand.name}: ${brand.specialty}. Search by vehicle, see stock at your store and pick up or have it delivered.`,
    body: [
      {
        component: "BrandHero",
        brand: { $story: `content/brands/${brand.slug}` },
        youtube_video_id: videos[brand.slug]?.youtubeId ?? "",
        video_title: videos[brand.slug]?.title ?? "",
      },
      { component: "RichText", text: { $markdown: aboutLines(brand) } },
    ],
  };
}

function aboutBrand(brand: Brand): string {
  return brandTexts[brand.slug] ?? `${brand.name} makes ${brand.specialty} for classic and modern cars.`;
}

function aboutLines(brand: Brand): string[] {
  return [
    `## About ${brand.name}`,
    "",
    aboutBrand(brand),
    "",
    "## What you will find here",
    "",
    ...brand.specialty.split(/, ?/).map((item) => `- ${capitalised(item)}`),
    "",
    `${brand.name} works from ${stateName(brand.homeState)}. Every part is covered by our [warranty](/pages/warranty), and if you are not sure it suits your car, [ask us](/pages/contact) before you order.`,
  ];
}

/** What `description` leaves out: the trade behind the brand. */
function storyLines(brand: Brand): string[] {
  const story = brandFamilyStories[brand.family];
  const article = story?.article ? ["", `Doing the job yourself? [Read how we go about it](/content-hub/articles/${story.article}).`] : [];
  const trade = story ? ["## How it is made", "", story.making, "", "## How to choose, and what to do with it", "", story.choosing] : [];
  return [
    ...trade,
    ...article,
    "",
    "## Behind the counter",
    "",
    `${brand.name} works from ${stateName(brand.homeState)} and is on our shelves under one promise: it fits what its listing says, or it comes back under our [warranty](/pages/warranty). If the listing leaves a question open, [ask the workshop](/experts) before you order.`,
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
