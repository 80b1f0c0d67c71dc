import type { Layout } from "#shared/contract/content.ts";
import { isLogged } from "#shared/domain/app-error.ts";
import type { ContentCache } from "../content-cache.ts";
import type { ContentLogger } from "../content-logger.ts";
import type { StoryPort } from "../story-port.ts";
import { toBanners } from "./to-banners.ts";
import { toEmailSubscription } from "./to-email-subscription.ts";
import { toFooter } from "./to-footer.ts";
import { toHeaderMenu } from "./to-header-menu.ts";

/** Asks for all parts at once and waits for all of them: a part that fails is empty, because no page may break for its frame. */
export async function loadLayout(
  stories: StoryPort,
  cached: ContentCache,
  logger: ContentLogger,
): Promise<Omit<Layout, "company" | "shipping">> {
  const [header, footer, banners, email] = await Promise.allSettled([
    cached("layout/header", async () => ({ headerMenu: toHeaderMenu(await stories.story("navigation-menus/header")) })),
    cached("layout/footer", async () => toFooter(await stories.story("navigation-menus/footer"))),
    cached("layout/banners", async () =>
      toBanners(await stories.stories({ startsWith: "website-banner", component: "WebsiteBanner", sortBy: "published_at:desc" })),
    ),
    cached("layout/email-subscription", async () => toEmailSubscription(await stories.story("content/email-subscription"))),
  ]);

  function partOr<Part>(name: string, result: PromiseSettledResult<Part>, empty: Part): Part {
    if (result.status === "fulfilled") return result.value;
    // This line would come with every page.
    if (!isLogged(result.reason))
      logger.warn({ event: "content.layout", part: name, error: result.reason }, "a part of the layout could not be loaded");
    return empty;
  }

  return {
    ...partOr("header", header, { headerMenu: [] }),
    ...partOr("footer", footer, { footerMenus: [], socialLinks: [] }),
    ...partOr("banners", banners, { promotionalBanner: null, storeLocatorBanner: null }),
    ...partOr("email-subscription", email, { emailSubscription: null }),
  };
}
