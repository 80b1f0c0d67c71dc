import { useEffect, useRef } from "react";
import { trustedScriptUrl } from "#client/hydration/trusted-types.ts";
import type { EmbeddedTool as Tool } from "#shared/contract/content/embedded-tool.ts";
import styles from "./embedded-tool.module.css";

type EmbeddedToolProps = {
  tool: Tool;
  /** What the tool is told, as data attributes of its place. */
  told?: Record<`data-${string}`, string>;
};

/** A place for what another's script draws. Which origins scripts may come from was decided where the page was put together. */
export function EmbeddedTool({ tool: { scriptUrl, target }, told }: EmbeddedToolProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const script = document.createElement("script");
    script.src = trustedScriptUrl(scriptUrl);
    script.async = true;
    place.current?.append(script);
    return () => script.remove();
  }, [scriptUrl]);

  return (
    <div ref={place} className={styles.place}>
      <div id={target.id ?? undefined} className={target.className ?? undefined} {...told} />
    </div>
  );
}
