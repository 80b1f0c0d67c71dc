import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { whenQuiet } from "./when-quiet.ts";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of the page whose code isn't needed to begin with. The server renders it in place; the browser keeps that HTML, links and forms at work, until the
 * code comes: once the page is quiet. Code that doesn't come takes nothing away; a needed part asks at once, and throws. Remembered, because a change from
 * outside before that would make React throw the HTML away.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, isNeeded = false) {
  let loaded: ComponentType<Props> | null = null;
  const { promise: ready, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>();
  const loadOnce = async () => {
    loaded ??= await load();
    resolve({ default: loaded });
    return ready;
  };
  loads.push(loadOnce);
  const Lazy = lazy(() => {
    if (isNeeded) return loadOnce();
    void whenQuiet.then(() => Promise.allSettled([loadOnce()]));
    return ready;
  });
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
