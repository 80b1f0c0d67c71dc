import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LoaderFunctionArgs, type RouteObject, useSearchParams } from "react-router";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ownDocument } from "#client/lib/page/own-document.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type * as Pages from "./compare-pages.tsx";
// The sheets of what only the server renders: the browser's build would have none of them otherwise.
import "#client/features/catalogue/card/card-action.module.css";
import "#client/features/compare/compare-page.module.css";
import "#client/features/compare/comparison-table.module.css";
import "#client/ui/button/button.module.css";
import "#client/ui/feedback/empty-state.module.css";
import "#client/ui/feedback/stock-label.module.css";
import "#client/ui/field/field.module.css";
import "#client/ui/field/input.module.css";
import "#client/ui/picture/picture.module.css";
import "#client/ui/text/part-number.module.css";

/** What draws it, there on the server alone. */
let pages: typeof Pages | null = null;

/** Links and a plain form: the browser keeps the HTML, and a link to it is the browser's own. */
async function loader(args: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw ownDocument(args.request);
  pages ??= await import("./compare-pages.tsx");
  return pages.load(args);
}

// Nothing to see: it follows the garage.
const IslandOfVehicle = lazyPart(async () => (await import("#client/lib/page/island-of-vehicle.ts")).IslandOfVehicle);

const served = {};
const islandId = "compare";

function ComparisonPage() {
  const queryClient = useQueryClient();
  const api = useApi();
  const vehicle = useSelectedVehicle();
  const [servedFor] = useState(vehicle);
  const [params] = useSearchParams();
  const found = pages?.comparisonIn({ queryClient, api, vehicle, params });
  return (
    <>
      <ServerRendered id={islandId} madeOf={found ?? served}>
        {import.meta.env.SSR && pages !== null && found !== undefined && <pages.ComparePage {...found} />}
      </ServerRendered>
      <IslandOfVehicle id={islandId} servedFor={servedFor} />
    </>
  );
}

export const compare: Pick<RouteObject, "Component" | "loader"> & { handle: PageHandle } = {
  loader,
  handle: {
    head: () => ({
      title: "Compare parts",
      description: "Parts side by side: what they cost, what they are made of, and which of them fit your car.",
      canonicalPath: "/compare",
      isIndexable: false,
    }),
  },
  Component: ComparisonPage,
};
