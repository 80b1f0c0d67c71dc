import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { followSections } from "./follow-sections.ts";

/** Which of the sections is in view, null above the first; the address's hash goes with it. `travelTo` is told of the one that a link leads to. */
export function useScrollSpy(anchors: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const followedRef = useRef<ReturnType<typeof followSections>>(null);
  const known = anchors.join(" ");

  useSmoothArrival();

  useEffect(() => {
    const followed = followSections(known.split(" "), setCurrent);
    followedRef.current = followed;
    return () => followed.stop();
  }, [known]);

  return { current, travelTo: (anchor: string) => followedRef.current?.travelTo(anchor) };
}

/** A link from another page glides as well: the router scrolls in the same frame, and the browser knows nothing of its hashes. Going back doesn't. */
function useSmoothArrival(): void {
  const isLinked = useNavigationType() !== NavigationType.Pop;
  useLayoutEffect(() => {
    if (!isLinked || location.hash === "") return undefined;
    const { dataset } = document.documentElement;
    dataset["gliding"] = "";
    const frame = requestAnimationFrame(() => delete dataset["gliding"]);
    return () => {
      cancelAnimationFrame(frame);
      delete dataset["gliding"];
    };
  }, [isLinked]);
}
