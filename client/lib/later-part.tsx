import { type ComponentType, lazy, memo, Suspense } from "react";
import { whenQuiet } from "./when-quiet.ts";

const loadingOnServer: Promise<void>[] = [];

type LaterOptions = {
  /** When its code is asked for; without it, once the page is quiet. */
  when?: Promise<unknown>;
};

/**
 * A part of the page whose code isn't needed to begin with. The server renders it in place; the browser keeps that HTML, links and forms at work, until the
 * code comes. Remembered, because a change from outside before that would make React throw the HTML away.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { when = whenQuiet }: LaterOptions = {}) {
  const rendered: { Part: ComponentType<Props> } = {
    Part: lazy(async () => {
      await when;
      return { default: await load() };
    }),
  };
  if (import.meta.env.SSR) {
    const loadNow = async () => {
      rendered.Part = await load();
    };
    loadingOnServer.push(loadNow());
  }
  return memo(function LaterPart(props: Props) {
    const { Part } = rendered;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** On the server, to be awaited before a page renders, so that the parts of its route render in place. */
export async function laterPartsLoaded(): Promise<void> {
  await Promise.all(loadingOnServer);
}
