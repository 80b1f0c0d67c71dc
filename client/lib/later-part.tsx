import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { whenQuiet } from "./when-quiet.ts";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the page whose code isn't needed to begin with. The server renders it in place; the browser keeps that HTML, links and forms at work, until the
 * code comes: once the page is quiet. Remembered, because a change from outside before that would make React throw the HTML away.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, when: Promise<unknown> = whenQuiet) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const loadOnce = () => {
    loading ??= load().then((Part) => {
      loaded = Part;
      return { default: Part };
    });
    return loading;
  };
  loads.push(loadOnce);
  const Lazy = lazy(() => when.then(loadOnce));
  return memo(function LaterPart(props: Props) {
    // A part that is mounted stays the same component, or it would lose its state.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** Loads the parts of all routes so far. For pages that don't come as HTML: the server awaits it before it renders, the browser before it shows the next page. */
export async function laterPartsLoaded(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}

// Those that the first page doesn't show, such as the error page, should be there when the network isn't.
void whenQuiet.then(laterPartsLoaded);
