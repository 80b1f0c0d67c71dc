import { useEffect, useState } from "react";

/** An element, and where it stands right now. */
type Place = { element: HTMLElement; home: Element };

/**
 * An element outside the application's tree that stays where shoppers can see, hear and reach it: at the end of the page, or within the modal dialog that
 * makes everything else inert. Null until it is there.
 */
export function useReachablePlace(): Place | null {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    const element = document.createElement("div");
    const move = () => {
      const home = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      if (element.parentElement === home) return;
      home.append(element);
      setPlace({ element, home });
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);

  return place;
}
