import { useSuspenseQuery } from "@tanstack/react-query";
import { type Location, Outlet, ScrollRestoration, useNavigation } from "react-router";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { useCartCommands } from "#client/features/cart/commands/use-cart-commands.ts";
import { CardForm } from "#client/features/catalogue/card/card-form.tsx";
import { layoutQuery } from "#client/features/content/queries.ts";
import { BannersIsland } from "#client/features/navigation/banners/banners-island.tsx";
import { FooterIsland } from "#client/features/navigation/footer/footer-island.tsx";
import { Header } from "#client/features/navigation/header/header.tsx";
import { MegaMenuIsland } from "#client/features/navigation/menu/mega-menu-island.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useArrivalFocus } from "#client/lib/page/use-arrival-focus.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ProgressBar } from "#client/ui/feedback/progress-bar.tsx";
import { SkipLink } from "#client/ui/navigation/skip-link.tsx";
import type { InsideLayout } from "./inside-layout.ts";
import styles from "./layout.module.css";

export const loader = pageLoader(({ api }) => ({ critical: [layoutQuery(api)] }));

/** What every page loads after its own code, in one file. */
export const layoutParts = () => import("./layout-parts.ts");

// All of these work as plain links and forms, so the page doesn't wait for their code.
const SearchBox = lazyPart(async () => (await layoutParts()).SearchBox);
const VehicleButton = lazyPart(async () => (await layoutParts()).VehicleButton);
const HeaderActions = lazyPart(async () => (await layoutParts()).HeaderActions);
const FooterSignup = lazyPart(async () => (await layoutParts()).FooterSignup);
const LayoutExtras = lazyPart(async () => (await layoutParts()).LayoutExtras);

const insideLayout: InsideLayout = { isInsideLayout: true };

/** Under which key the scroll position of an entry of the history is kept. The first entry and jumps within its page all have the key "default": told apart by nothing else, a jump would be scrolled back to where the page was. */
const placeKey = ({ key, hash }: Location) => (key === "default" ? key + hash : key);

/** What stands around every page. */
export function LayoutRoute() {
  const api = useApi();
  const isNavigating = useNavigation().state !== "idle";
  const { data: layout } = useSuspenseQuery(layoutQuery(api));

  useCartCommands(reportCartEvent);
  useArrivalFocus("main");

  return (
    <div className={styles.page}>
      <SkipLink />
      <CardForm />
      <ProgressBar isActive={isNavigating} />
      <BannersIsland layout={layout} />
      <Header
        company={layout.company}
        search={<SearchBox />}
        vehicle={<VehicleButton />}
        actions={<HeaderActions company={layout.company} />}
        menu={<MegaMenuIsland items={layout.headerMenu} company={layout.company} />}
      />
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
        <Outlet context={insideLayout} />
      </main>
      <FooterIsland {...layout} signup={layout.emailSubscription && <FooterSignup signup={layout.emailSubscription} />} />
      <LayoutExtras />
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
}
