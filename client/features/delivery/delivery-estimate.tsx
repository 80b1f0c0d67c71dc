import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useApi } from "#client/lib/api.ts";
import { failureOf } from "#client/lib/failure-of.ts";
import { storeText, useStoredText } from "#client/lib/stored-text.ts";
import { type DeliveryPlace, parseDeliveryPlace, toDeliveryPlace } from "./delivery-place.ts";
import { DeliveryQuoteText } from "./delivery-quote-text.tsx";
import { PostcodeBox } from "./postcode-box.tsx";
import styles from "./delivery-panel.module.css";

const storageKey = "deliveryLocation";

type DeliveryEstimateProps = Omit<ComponentProps<typeof DeliveryQuoteText>, "place">;

/** When it would be there: asks where that is, and remembers the answer. */
export function DeliveryEstimate(quoted: DeliveryEstimateProps) {
  const api = useApi();
  const stored = parseDeliveryPlace(useStoredText(storageKey));
  const [unstored, setUnstored] = useState<DeliveryPlace | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const place = unstored ?? stored;
  const isAsking = !place || isChanging;
  const frameRef = useRef<HTMLDivElement>(null);
  const movesFocusRef = useRef(false);

  // What the shopper has just used gives way to something else, which takes the focus.
  useEffect(() => {
    if (!movesFocusRef.current) return;
    movesFocusRef.current = false;
    frameRef.current?.querySelector<HTMLElement>(isAsking ? "input" : "button")?.focus();
  }, [isAsking]);

  const take = async (placeId: string, sessionToken: string | undefined) => {
    setProblem(null);
    try {
      const found = await api.places.get({ placeId, sessionToken });
      if (!found.postcode || !found.suburb) return setProblem("No results found");
      const chosen = toDeliveryPlace(found);
      movesFocusRef.current = true;
      setUnstored(storeText(storageKey, JSON.stringify(chosen)) ? null : chosen);
      return setIsChanging(false);
    } catch (error) {
      return setProblem(failureOf(error).message);
    }
  };

  const changePlace = () => {
    movesFocusRef.current = true;
    setIsChanging(true);
  };

  return (
    <div ref={frameRef} className={styles.estimate}>
      {isAsking && (
        <PostcodeBox problem={problem} onType={() => setProblem(null)} onChoose={(placeId, session) => void take(placeId, session)} />
      )}
      {place && !isAsking && (
        <>
          <p className={styles.place}>
            <span>
              To <strong>{place.label}</strong>
            </span>
            <button type="button" className={styles.change} onClick={changePlace}>
              Change
            </button>
          </p>
          <DeliveryQuoteText place={place} {...quoted} />
        </>
      )}
    </div>
  );
}
