import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { DeferredSection } from "#client/ui/deferred-section.tsx";
import { AssemblyLinks } from "#client/features/catalogue/assembly/assembly-links.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/card/product-shelf-skeleton.tsx";
import { Recommendations } from "#client/features/catalogue/product-page/recommendations.tsx";
import { QuestionList } from "#client/features/content/blocks/text/question-list.tsx";
import { BrandStory } from "#client/features/content/brand/brand-story.tsx";
import { productContentQuery, productQuestionsQuery } from "#client/features/content/product-queries.ts";
import { fitsSectionId } from "#client/features/fitment/fits-section-id.ts";
import { FittedVehicles } from "#client/features/fitment/fitted-vehicles.tsx";
import { fittedVehiclesQuery, readVehiclesWanted } from "#client/features/fitment/queries.ts";
import { VehicleSearch } from "#client/features/fitment/vehicle-search.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { OptionalSection } from "#client/ui/optional-section.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { ProductRivals, ProductTalk } from "./product-talk.tsx";
import { PageRecentlyViewed } from "../page-recently-viewed.tsx";
import { ReportedShelf } from "../reported-shelf.tsx";

const recommended = "Recommended for You";

/** Everything below a product: its vehicles, rivals, story, questions, reviews and recommendations. */
export function ProductMore({ product }: { product: Product }) {
  const prices = product.variants.map(({ priceCents }) => priceCents);
  const priceCents = Math.min(...prices);
  const cheapest = product.variants[prices.indexOf(priceCents)];
  const category = product.breadcrumbs.at(-1);
  const seeAll = category && <a href={category.url}>See All</a>;
  return (
    <>
      <OptionalSection>
        <ProductVehicles handle={product.handle} />
      </OptionalSection>
      <ProductRivals handle={product.handle} />
      <OptionalSection>
        <BrandStory handle={product.handle} />
        <ProductPlaces handle={product.handle} />
      </OptionalSection>
      <ProductQuestions handle={product.handle} />
      <ProductTalk handle={product.handle} />
      <DeferredSection
        skeleton={<ProductShelfSkeleton title={recommended} action={seeAll} />}
        failure="We couldn't load what goes with this part."
      >
        <Recommendations handle={product.handle}>
          {(products) => <ReportedShelf title={recommended} products={products} action={seeAll} />}
        </Recommendations>
      </DeferredSection>
      <PageRecentlyViewed
        current={{
          id: product.id,
          handle: product.handle,
          title: product.title,
          vendor: product.vendor,
          productType: product.productType,
          sku: product.sku,
          picture: product.pictures.find(({ video }) => !video) ?? null,
          priceCents,
          maxPriceCents: Math.max(...prices),
          compareToPriceCents: cheapest?.compareToPriceCents ?? null,
        }}
      />
    </>
  );
}

/** The drawings on which the part sits. */
function ProductPlaces({ handle }: { handle: string }) {
  const { data } = useSuspenseQuery(productContentQuery(useApi(), handle));
  return <AssemblyLinks title="Where this part sits" links={data.assemblies} />;
}

/** What shoppers ask about a product and its kind. */
function ProductQuestions({ handle }: { handle: string }) {
  const { data: questions } = useSuspenseQuery(productQuestionsQuery(useApi(), handle));
  return <QuestionList questions={questions} />;
}

/** All the vehicles that the part fits; the page of the list, and what is looked for in it, are in the address. */
function ProductVehicles({ handle }: { handle: string }) {
  const navigateInPlace = useNavigateInPlace();
  const [params] = useSearchParams();
  const wanted = readVehiclesWanted(params);
  const { data: list } = useSuspenseQuery(fittedVehiclesQuery(useApi(), handle, wanted));
  if (!list) return null;
  const path = `/products/${handle}`;
  const kept = [...params].filter(([name]) => name !== "vehicles" && name !== "fits");
  const hrefOf = (q: string, page: number) => {
    const next = new URLSearchParams([...kept, ...(q ? [["fits", q]] : []), ...(page > 1 ? [["vehicles", String(page)]] : [])]);
    return `${path}${next.size === 0 ? "" : `?${next}`}#${fitsSectionId}`;
  };
  const search = <VehicleSearch list={list} text={wanted.q} path={path} kept={kept} onSearch={(q) => void navigateInPlace(hrefOf(q, 1))} />;
  return (
    <FittedVehicles
      list={list}
      hrefOf={(page) => hrefOf(wanted.q, page)}
      isWanted={params.has("vehicles") || params.has("fits")}
      search={search}
    />
  );
}
