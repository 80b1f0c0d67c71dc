import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { addToCartFormId } from "#client/features/catalogue/product-page/buy/add-to-cart-form-id.ts";
import { VerdictSkeleton } from "#client/features/fitment/verdict-skeleton.tsx";
import { FitmentVerdict } from "#client/features/fitment/fitment-verdict.tsx";
import { fitmentQuery, fittedVehiclesQuery, isFitmentHidden, readVehiclesWanted } from "#client/features/fitment/queries.ts";
import { lazyPart, PartBoundary } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { FitmentQuestion as Question } from "#shared/contract/catalogue/fitment.ts";
import { vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";

// Only who has a car is asked, and only about few parts.
const fitmentQuestion = () => import("#client/features/fitment/fitment-question.tsx");
const Answered = lazyPart(async () => (await fitmentQuestion()).Answered);
const FitmentQuestion = lazyPart(async () => (await fitmentQuestion()).FitmentQuestion);

/** Whether the part fits; nothing where the page was asked not to say so. */
export function ProductFitment({ product }: { product: Product }) {
  const isHidden = isFitmentHidden(useSearchParams()[0]);
  if (isHidden) return null;
  return (
    <PartBoundary fallback={<VerdictSkeleton />}>
      <ShownFitment product={product} />
    </PartBoundary>
  );
}

type Answer = { vehicleId: string; question: Question; label: string };

function ShownFitment({ product: { handle, breadcrumbs } }: { product: Product }) {
  const api = useApi();
  const [params] = useSearchParams();
  const vehicle = useSelectedVehicle();
  const { data: verdict } = useSuspenseQuery(fitmentQuery(api, handle, vehicle));
  const { data: vehicles } = useSuspenseQuery(fittedVehiclesQuery(api, handle, readVehiclesWanted(params)));
  const [answer, setAnswer] = useState<Answer | null>(null);
  const headingRef = useRef<HTMLParagraphElement>(null);
  if (!verdict) return null;

  const { question } = verdict;
  // Who is asked has a vehicle, and with it the code that keeps one.
  const say = (attribute: Question["attribute"], value: string | null) => {
    void import("#client/features/garage/storage/keep-garage.ts").then(({ rememberAnswer }) => rememberAnswer(attribute, value));
    headingRef.current?.focus();
  };
  const category = breadcrumbs.at(-1);
  const backTo = `/products/${handle}${params.size === 0 ? "" : `?${params}`}`;
  return (
    <>
      {verdict.car && <input type="hidden" form={addToCartFormId} name={`attribute:${vehicleAttribute}`} value={verdict.car} />}
      <FitmentVerdict
        verdict={verdict}
        headingRef={headingRef}
        vehicleCount={vehicles?.total ?? 0}
        fittingParts={category ? { title: category.label, url: category.url } : null}
      >
        {answer && answer.vehicleId === vehicle?.vehicleId && (
          <Answered
            text={answer.question.text}
            answer={answer.label}
            onUndo={() => {
              say(answer.question.attribute, null);
              setAnswer(null);
            }}
          />
        )}
        {question && vehicle && (
          <FitmentQuestion
            question={question}
            vehicleId={vehicle.vehicleId}
            backTo={backTo}
            onAnswer={(value) => {
              const label = question.choices.find((choice) => choice.value === value)?.label ?? value;
              setAnswer({ vehicleId: vehicle.vehicleId, question, label });
              say(question.attribute, value);
            }}
          />
        )}
      </FitmentVerdict>
    </>
  );
}
