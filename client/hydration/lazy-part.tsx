import { type ComponentType, lazy, memo, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { isPageReplaced } from "./chunk-reload.ts";

type Preload = () => Promise<unknown>;

/** Of every part of the pages that were asked for so far. */
const preloads: Preload[] = [];
/** Of the parts that the code brings which is being run right now, a page's with all that it imports. */
let fresh: Preload[] = [];
function freshParts(): Preload[] {
  queueMicrotask(() => (fresh = []));
  return fresh;
}
/** Of the parts that were shown before their code was there, until it is. */
const awaited = new Set<Preload>();

/**
 * A part of the page whose code travels after the page's own: `React.lazy` in `Suspense`. The server renders it in place; the browser keeps that HTML, with its
 * links, forms and native controls at work, until the code is there. Code that fails to come takes nothing away; only where no HTML stands, it is an error.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const arrival = Promise.withResolvers<{ default: ComponentType<Props> }>();
  const preload = async () => {
    loaded ??= await load();
    failed.delete(arrival);
    awaited.delete(preload);
    arrival.resolve({ default: loaded });
    return arrival.promise;
  };
  preloads.push(preload);
  freshParts().push(preload);
  const partWhere = (isServed: boolean) =>
    lazy(() =>
      preload().catch((error: unknown) => {
        if (isServed) {
          failed.add(arrival);
          dispatchEvent(new Event(partFailureEvent));
        } else if (!isPageReplaced()) throw error;
        // What failed to come is waited for: the next page asks again, or takes this one's place.
        return arrival.promise;
      }),
    );
  const NewPart = partWhere(false);
  const ServedPart = partWhere(true);

  return memo(function LazyPart(props: Props) {
    // A part that is mounted stays the same component, or it would lose its state.
    const [Part] = useState<ComponentType<Props>>(() => {
      if (!loaded) awaited.add(preload);
      return loaded ?? (isTakenOver ? NewPart : ServedPart);
    });
    // A change at once, before the code is there, would make React drop the HTML. A deferred one waits for it.
    const settledProps = useDeferredValue(props);
    return useMemo(
      () => (
        <PartBoundary>
          <Part {...settledProps} />
        </PartBoundary>
      ),
      [Part, settledProps],
    );
  });
}

/** A part of the page whose data, or code, travels after the page's own: `Suspense` that counts among the parts. */
export function PartBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [place] = useState(() => ({}));
  useEffect(() => waitAt(place), [place]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival place={place} />
    </Suspense>
  );
}

const loadAll = async (parts: Iterable<Preload>): Promise<void> => {
  await Promise.allSettled(Array.from(parts, (preload) => preload()));
};

/** How many of the parts were all there when they were last asked for: each page of the server's asks. */
let wholeCount = 0;

/** Loads the parts of all pages so far. For the server's HTML, which must be whole. */
export async function partsLoaded(): Promise<void> {
  const { length } = preloads;
  if (length === wholeCount) return;
  const outcomes = await Promise.allSettled(preloads.map((preload) => preload()));
  if (outcomes.every(({ status }) => status === "fulfilled")) wholeCount = length;
}

/**
 * For a page's code as it is run: answers how to load the parts that came with it. A browser does so before it shows the page, with the parts that the page before still waits for.
 * What parts bring themselves is waited for where it is shown, which is seldom. A page that was shown as it is needs none of its own but those.
 */
export function partsOfPage(): (wasShown?: boolean) => Promise<void> {
  const own = freshParts();
  return (wasShown) => loadAll([...(wasShown ? [] : own), ...awaited]);
}

/** The parts whose HTML stands and whose code failed to come. */
const failed = new Set<object>();

/** Sent to the window when another one has failed. */
export const partFailureEvent = "partfailure";

/** Whether React would wait in vain for the code of a part before it shows another state of the page: the browser has to go there by itself. */
export const havePartsFailed = (): boolean => failed.size > 0;

/** Where React hasn't taken the server's HTML over yet, and where it has. */
const waiting = new Set<object>();
const arrived = new WeakSet<object>();
/** Whether the page's own code is at work. */
let isTakenOver = false;

function waitAt(place: object): () => void {
  if (!arrived.has(place)) waiting.add(place);
  showProgress();
  return () => {
    waiting.delete(place);
    showProgress();
  };
}

/** Is mounted together with the part that it stands beside. */
function Arrival({ place }: { place: object }) {
  useEffect(() => {
    arrived.add(place);
    waiting.delete(place);
    showProgress();
  }, [place]);
  return null;
}

/** On the document stands how far hydration has come: "page" once the page's own code is at work, "parts" once that of all its parts is. */
function showProgress(): void {
  isTakenOver = true;
  document.documentElement.dataset.hydrated = waiting.size === 0 ? "parts" : "page";
}
