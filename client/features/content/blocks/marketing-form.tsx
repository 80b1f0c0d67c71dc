import { useEffect, useRef } from "react";
import { trustedScriptUrl } from "#client/hydration/trusted-types.ts";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { SectionTitle } from "./heroes/section-title.tsx";
import styles from "./marketing-form.module.css";

/** A place for a marketing tool's form, which its own script draws. */
export function MarketingForm({ block: { title, text, scriptUrl, target } }: { block: BlockOf<"marketing-form"> }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const script = document.createElement("script");
    script.src = trustedScriptUrl(scriptUrl);
    script.async = true;
    place.current?.append(script);
    return () => script.remove();
  }, [scriptUrl]);

  return (
    <section>
      {title && <SectionTitle>{title}</SectionTitle>}
      {text && <p className={styles.text}>{text}</p>}
      <div ref={place} className={styles.place}>
        <div id={target.id ?? undefined} className={target.className ?? undefined} />
      </div>
    </section>
  );
}
