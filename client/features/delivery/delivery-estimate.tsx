import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { storeText, useStoredText } from "#client/lib/storage/stored-text.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { useDebounced } from "#client/lib/use-debounced.ts";
import { PlacesCredit } from "#client/lib/places/places-credit.tsx";
import { usePlaceSearch } from "#client/lib/places/use-place-search.ts";
import { ComboBox } from "#client/ui/field/combo-box.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { weekdays } from "#shared/domain/stores/opening-hours.ts";
import { type DeliveryPlace, parseDeliveryPlace, toDeliveryPlace } from "./delivery-place.ts";
import { deliveryQuoteQuery } from "./queries.ts";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import styles from "./delivery-panel.module.css";

const debounceMs = 500;

type DeliveryQuoteTextProps = {
  place: DeliveryPlace;
  weightGrams: number;
  quantity: number;
  handlingDays: number;
  choice: string;
  isShown: boolean;
};

/** The day on which that many pieces would be there. Each quantity has an answer of its own, so a late one never stands for another. */
function DeliveryQuoteText({ place, weightGrams, quantity, handlingDays, choice, isShown }: DeliveryQuoteTextProps) {
  const { postcode, state, suburb } = place;
  const qty = useDebounced(quantity, debounceMs);
  const input = { postcode, state, suburb, products: [{ qty, weight: weightGrams }], handlingDays };
  const { data, error, refetch } = useQuery({ ...deliveryQuoteQuery(useApi(), input, choice), enabled: isShown });
  if (error) return <ErrorPanel message={failureOf(error).message} onRetry={() => void refetch()} />;
  // What tells of the day stands there before it comes, or nobody would hear it.
  return (
    <div role="status">
      {data && qty === quantity ? (
        <p className={styles.answer}>
          Order today, and {qty === 1 ? "it" : `all ${qty}`} should be there by <strong>{weekdayAndDay(data.estimatedDate)}</strong>.
        </p>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </div>
  );
}

/** "Saturday 31 October 2026" for the day "2026-10-31": who waits for a part thinks in weekdays. */
function weekdayAndDay(day: string): string {
  return `${weekdays.at(new Date(day).getUTCDay() - 1)} ${dayInWords(day)}`;
}

const storageKey = "deliveryLocation";

export type DeliveryEstimateProps = Omit<ComponentProps<typeof DeliveryQuoteText>, "place">;

/** When it would be there; without a carrier, or where nobody knows suburbs, that is told on the phone. */
export function DeliveryEstimate(quoted: DeliveryEstimateProps) {
  const withoutCarrier = useClosed("delivery");
  const closed = useClosed("places") ?? withoutCarrier;
  if (closed) return <ClosedNote text="We can't estimate deliveries here at the moment." {...closed} />;
  return <AskedEstimate {...quoted} />;
}

/** Asks where it goes, and remembers the answer. */
function AskedEstimate(quoted: DeliveryEstimateProps) {
  const api = useApi();
  const stored = parseDeliveryPlace(useStoredText(storageKey));
  const [unstored, setUnstored] = useState<DeliveryPlace | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const place = unstored ?? stored;
  const isAsking = !place || isChanging;
  const frameRef = useRef<HTMLDivElement>(null);
  const movesFocusRef = useRef(false);
  /** What was chosen last and not typed over since: no other answer counts. */
  const chosenRef = useRef<string | null>(null);

  // What the shopper has just used gives way to something else, which takes the focus.
  useEffect(() => {
    if (!movesFocusRef.current) return;
    movesFocusRef.current = false;
    frameRef.current?.querySelector<HTMLElement>(isAsking ? "input" : "button")?.focus();
  }, [isAsking]);

  const take = async (placeId: string, sessionToken: string | undefined) => {
    setProblem(null);
    chosenRef.current = placeId;
    try {
      const found = await api.places.get({ placeId, sessionToken });
      if (chosenRef.current !== placeId) return;
      if (!found.postcode || !found.state) return setProblem("No results found");
      const chosen = toDeliveryPlace(found);
      movesFocusRef.current = true;
      setUnstored(storeText(storageKey, JSON.stringify(chosen)) ? null : chosen);
      setIsChanging(false);
    } catch (error) {
      if (chosenRef.current === placeId) setProblem(failureOf(error).message);
    }
  };

  const type = () => {
    chosenRef.current = null;
    setProblem(null);
  };

  const changePlace = () => {
    movesFocusRef.current = true;
    setIsChanging(true);
  };

  return (
    <div ref={frameRef} className={styles.estimate}>
      {isAsking && <PostcodeBox problem={problem} onType={type} onChoose={(placeId, session) => void take(placeId, session)} />}
      {place && !isAsking && (
        <>
          <p className={styles.place}>
            <span>
              To <strong>{place.label}</strong>
            </span>
            <ScriptButton className={styles.change} onClick={changePlace}>
              Change
            </ScriptButton>
          </p>
          <DeliveryQuoteText place={place} {...quoted} />
        </>
      )}
    </div>
  );
}

type PostcodeBoxProps = {
  problem: string | null;
  onType: () => void;
  onChoose: (placeId: string, sessionToken: string | undefined) => void;
};

/** Asks for the postcode, and then for the suburb unless the postcode has only one: it has several as a rule, and may even have two states. */
function PostcodeBox({ problem, onType, onChoose }: PostcodeBoxProps) {
  const search = usePlaceSearch(onChoose);
  const hint = search.places && search.places.length > 0 && (
    <>
      Choose your suburb from the list. <PlacesCredit places={search.places} />
    </>
  );
  return (
    <ComboBox
      label="Postcode"
      placeholder="Enter postcode"
      value={search.input}
      onType={(input) => {
        search.setInput(input);
        onType();
      }}
      options={search.places?.map(({ placeId, name, area }) => ({ id: placeId, label: name, detail: area })) ?? null}
      isStale={search.isStale}
      onChoose={({ id, label, detail }) => search.choose({ placeId: id, name: label, area: detail })}
      error={search.failure ?? problem}
      note={search.isNothing ? "No results found" : hint}
    />
  );
}
