import type { ReactNode } from "react";
import { useState } from "react";

type ServerRenderedProps = {
  id: string;
  className?: string;
  /** Made on the server only: write it as `import.meta.env.SSR && <Part />`, so that neither its code nor its work reaches the browser. */
  children: ReactNode;
};

/** A part of the page that is never hydrated: the browser keeps the server's HTML as it is, even should the page around it be made anew. */
export function ServerRendered({ id, className, children }: ServerRenderedProps) {
  const [html] = useState(() => (import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "")));
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
