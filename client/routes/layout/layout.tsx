import { useCallback } from "react";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { CartButton } from "#client/features/cart/view/panel/cart-button.tsx";
import { useCartCommands } from "#client/features/cart/commands/use-cart-commands.ts";
import { categoryQuery } from "#client/features/catalogue/queries.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { BannersIsland } from "#client/features/navigation/banners/banners-island.tsx";
import { FooterIsland } from "#client/features/navigation/footer/footer-island.tsx";
import { Header } from "#client/features/navigation/header/header.tsx";
import { MegaMenuIsland } from "#client/features/navigation/menu/mega-menu-island.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { useSite } from "#client/lib/page/site.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ProgressBar } from "#client/ui/feedback/progress-bar.tsx";
import { SkipLink } from "#client/ui/navigation/skip-link.tsx";
import type { InsideLayout } from "./inside-layout.ts";
import styles from "./layout.module.css";

export const loader = pageLoader(({ api }) => ({ critical: [layoutQuery(api)] }));

const SearchBox = laterPart(async () => (await import("./search-box.tsx")).SearchBox);

const StoreButton = laterPart(async () => (await import("#client/features/navigation/header/store-button.tsx")).StoreButton);

const VehicleButton = laterPart(async () => (await import("#client/features/garage/panel/vehicle-button.tsx")).VehicleButton);

const FooterSignup = laterPart(async () => (await import("./layout-extras.tsx")).FooterSignup);

const LayoutExtras = laterPart(async () => (await import("./layout-extras.tsx")).LayoutExtras);

const insideLayout: InsideLayout = { isInsideLayout: true };

/** The first entry and those of jumps within a page, which the browser makes itself, have one key in common: without the jump's name, it would be taken back. */
const placeKey = ({ key, hash }: Location) => (key === "default" ? key + hash : key);

/** What stands around every page. */
export function LayoutRoute() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { isDemo } = useSite();
  const isNavigating = useNavigation().state !== "idle";
  const { data: layout } = useSuspenseQuery(layoutQuery(api));

  const findCollection = useCallback(() => {
    return pathname.startsWith("/parts/") ? queryClient.getQueryData(categoryQuery(api, pathname).queryKey)?.handle : undefined;
  }, [api, pathname, queryClient]);

  useCartCommands(reportCartEvent);

  return (
    <div className={styles.page}>
      <SkipLink />
      <ProgressBar isActive={isNavigating} />
      {isDemo && <DemoNotice />}
      <BannersIsland layout={layout} />
      <Header
        company={layout.company}
        search={<SearchBox findCollection={findCollection} />}
        vehicle={<VehicleButton />}
        actions={
          <>
            <StoreButton />
            <CartButton />
          </>
        }
        menu={<MegaMenuIsland items={layout.headerMenu} company={layout.company} />}
      />
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isNavigating}>
        <Outlet context={insideLayout} />
      </main>
      <FooterIsland
        {...layout}
        year={currentYear()}
        signup={layout.emailSubscription && <FooterSignup signup={layout.emailSubscription} />}
      />
      <LayoutExtras />
      <ScrollRestoration getKey={placeKey} />
    </div>
  );
}

/** A shop in public whose vendors are played. */
function DemoNotice() {
  return (
    <p role="note" className={styles.demo}>
      This is a demo: orders, accounts and messages are played, and nothing is sold or delivered. Please don't enter real details.
    </p>
  );
}

/** For the copyright line. */
function currentYear(): number {
  return new Date().getFullYear();
}
