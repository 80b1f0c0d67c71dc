import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import styles from "./other-cars-place.module.css";

const othersId = "other-cars";

/**
 * The place in the fold of what is for other cars that links lead to: browsers unfold what holds it. Whether it was open is kept with the entry of the history, so that Back finds
 * the list as it was left.
 */
export function OtherCarsPlace() {
  const placeRef = useRef<HTMLDivElement>(null);
  const entry = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  // Before the page is scrolled to where it was left, or to the place itself.
  useLayoutEffect(() => {
    const fold = placeRef.current?.closest("details");
    if (!fold) return;
    const left: unknown = isPop ? history.state?.areOthersOpen : undefined;
    if (typeof left === "boolean") fold.open = left;
    else if (entry.hash === `#${othersId}`) {
      fold.open = true;
      if (!isPop) fold.querySelector("summary")?.focus({ preventScroll: true });
    }
    const keep = () => history.replaceState({ ...history.state, areOthersOpen: fold.open }, "");
    keep();
    fold.addEventListener("toggle", keep);
    return () => fold.removeEventListener("toggle", keep);
  }, [entry, isPop]);
  return <div ref={placeRef} id={othersId} className={styles.place} />;
}
