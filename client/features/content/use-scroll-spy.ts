import { useEffect, useRef, useState } from "react";
import { followSections } from "./follow-sections.ts";

/** Which of the sections is in view, null above the first; the address's hash goes with it. `travelTo` is told of the one that a link leads to. */
export function useScrollSpy(anchors: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const followedRef = useRef<ReturnType<typeof followSections>>(null);
  const known = anchors.join(" ");

  useEffect(() => {
    const followed = followSections(known.split(" "), setCurrent);
    followedRef.current = followed;
    return () => followed.stop();
  }, [known]);

  return { current, travelTo: (anchor: string) => followedRef.current?.travelTo(anchor) };
}
