import { useId, useState } from "react";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { useAddAll } from "#client/features/cart/commands/use-add-all.ts";
import { AssemblyDrawing } from "#client/features/catalogue/assembly/assembly-drawing.tsx";
import { AssemblyParts } from "#client/features/catalogue/assembly/assembly-parts.tsx";
import sheetStyles from "#client/features/catalogue/assembly/assembly.module.css";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import type { Assembly } from "#shared/contract/catalogue/assembly.ts";
import { assembliesRoot } from "#shared/domain/assembly.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { writeLineList } from "#shared/domain/project/project.ts";
import { assemblyOrder } from "./assembly-order.ts";
import trailStyles from "#client/ui/navigation/one-step-back.module.css";
import styles from "./assemblies.module.css";

/** A piece of a car taken apart: the drawing, its parts, and one press for all of them. */
export function AssemblyPage({ assembly, failure }: { assembly: Assembly; failure: string | null }) {
  const { title, intro, cars, picture, parts } = assembly;
  return (
    <div className={trailStyles.oneStepBack}>
      <Breadcrumbs links={[{ label: "Assemblies", url: assembliesRoot }]} current={title} />
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Unbroken>{title}</Unbroken>
        </h1>
        {intro && <p className={styles.lead}>{intro}</p>}
        {cars.length > 0 && (
          <ul className={styles.cars} aria-label="Cars it belongs to">
            {cars.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={sheetStyles.sheet}>
        <AssemblyDrawing picture={picture} parts={parts} />
        <div className={styles.side}>
          <AddAllForm assembly={assembly} posted={failure} />
          <h2 className={styles.listTitle}>Parts</h2>
          <AssemblyParts parts={parts} />
          <p className={styles.small}>A general layout, not the maker’s drawing. What fits is checked part by part.</p>
        </div>
      </div>
    </div>
  );
}

function AddAllForm({ assembly, posted }: { assembly: Assembly; posted: string | null }) {
  const { slug, title, parts, totalCents } = assembly;
  // One visit adds it once, however often the press is sent.
  const [key] = useState(() => crypto.randomUUID());
  const { submit, isBusy, failed } = useAddAll(() => ({ name: `All of “${title}”`, lines: assemblyOrder(assembly), key }), reportCartEvent);
  const id = useId();
  const lines = assemblyOrder(assembly);
  const stayed = parts.filter(({ leftOut }) => leftOut !== null && leftOut !== "not-sold").length;
  const message = failed ?? posted;
  return (
    <form method="post" action={`${assembliesRoot}/${slug}`} className={styles.add} onSubmit={submit}>
      {message && <ErrorPanel message={message} />}
      {lines.length > 0 && (
        <>
          <Button type="submit" aria-describedby={id} aria-busy={isBusy || undefined}>
            <Icon of="shopping-cart" size="small" /> {lines.length === 1 ? "Add 1 part" : `Add all ${lines.length} parts`}
          </Button>
          <p className={styles.total} data-price>
            {formatMoney(totalCents)}
          </p>
        </>
      )}
      <p id={id} className={styles.small}>
        {lines.length === 0
          ? "None of these parts can be added just now."
          : stayed > 0
            ? `${stayed} of them ${stayed === 1 ? "is" : "are"} left out: not for your vehicle, or not available.`
            : "Every part of it that we sell, in the quantities it needs."}
      </p>
      {lines.length > 0 && (
        <ButtonLink href={`/projects/add?lines=${writeLineList(lines)}`} variant="secondary" rel="nofollow">
          <Icon of="wrench" size="small" /> Add {lines.length === 1 ? "it" : "all"} to a project
        </ButtonLink>
      )}
    </form>
  );
}
