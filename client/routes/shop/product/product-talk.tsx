import { type ReactElement, useState } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { OptionalSection } from "#client/ui/optional-section.tsx";
// The sheets of what only the server renders: the browser's build would have none of them otherwise.
import "#client/features/compare/comparison-table.module.css";
import "#client/features/compare/other-brands.module.css";
import "#client/features/reviews/view/product-reviews.module.css";
import "#client/features/reviews/view/review-list.module.css";
import "#client/features/reviews/view/review-summary.module.css";
import "#client/features/reviews/view/stars.module.css";
import "#client/ui/feedback/stock-label.module.css";

// Links alone: what the server made works by itself, so their code comes with the next product that is gone to.
const servedViews = () => import("./served-views.tsx");
const OtherBrandsView = lazyPart(async () => (await servedViews()).OtherBrandsView);
const TalkView = lazyPart(async () => (await servedViews()).TalkView);

/** What other brands make of the part. */
export function ProductRivals({ handle }: { handle: string }) {
  return (
    <OptionalSection>
      <Served id={`brands-${handle}`}>
        <OtherBrandsView handle={handle} />
      </Served>
    </OptionalSection>
  );
}

/** What shoppers say of the part. */
export function ProductTalk({ handle }: { handle: string }) {
  return (
    <OptionalSection>
      <Served id={`talk-${handle}`}>
        <TalkView handle={handle} />
      </Served>
    </OptionalSection>
  );
}

const served = {};

/** Keeps the server's HTML where there is any. Inside a section's boundary, so that it looks for that once it has come. */
function Served({ id, children }: { id: string; children: ReactElement }) {
  const [isServed] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
  if (!isServed) return children;
  return import.meta.env.SSR ? (
    <div id={id}>{children}</div>
  ) : (
    <ServerRendered id={id} madeOf={served}>
      {import.meta.env.SSR && children}
    </ServerRendered>
  );
}
