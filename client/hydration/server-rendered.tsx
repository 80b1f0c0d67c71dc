import { createContext, type ReactElement, use, useState } from "react";
import { trustedHtml } from "./trusted-types.ts";

/** Renders the part of this id to HTML, once for as long as `madeOf` is the same object. Given on the server only. */
export type RenderPart = (id: string, madeOf: object, part: ReactElement) => string;

export const RenderPartContext = createContext<RenderPart | null>(null);

type ServerRenderedProps = {
  id: string;
  className?: string;
  /** The public data that the part is made of. */
  madeOf: object;
  /** Needs nothing but its props. Write it as `import.meta.env.SSR && <Part />`, so that neither its code nor its work reaches the browser. */
  children: false | ReactElement;
};

/** A part of the page that is never hydrated: the browser keeps the server's HTML as it is, even should the page around it be made anew. */
export function ServerRendered({ id, className, madeOf, children }: ServerRenderedProps) {
  if (import.meta.env.DEV && !import.meta.env.SSR && children)
    throw new Error(`The browser was sent the code of "${id}", which only the server renders`);
  const renderPart = use(RenderPartContext);
  const [html] = useState(() =>
    trustedHtml(renderPart && children ? renderPart(id, madeOf, children) : (globalThis.document?.getElementById(id)?.innerHTML ?? "")),
  );
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
