import type { ReactNode } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ComparedPart, Comparison } from "#shared/contract/catalogue/comparison.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { comparedMax, comparePath } from "#shared/domain/choosing/comparison.ts";
import { ComparisonTable, rowOf } from "./comparison-table.tsx";
import styles from "./compare-page.module.css";

type ComparePageProps = {
  comparison: Comparison;
  /** How many parts the address asks for. */
  asked: number;
  /** How many more it names than stand side by side. */
  leftOutCount: number;
  /** "HQ Monaro"; null where no vehicle is selected. */
  car: string | null;
  /** What was looked for to be added, and what was found; null where the search is down. */
  search: { q: string; found: readonly ProductCard[] | null };
  isOnlyDifferent: boolean;
  /** Puts a part into the cart, as its card does. */
  actionOf: (part: ComparedPart) => ReactNode;
};

/** Up to four parts side by side. The whole page is its address. */
export function ComparePage({ comparison, asked, leftOutCount, car, search, isOnlyDifferent, actionOf }: ComparePageProps) {
  const { parts } = comparison;
  const handles = parts.map(({ handle }) => handle);
  const without = (handle: string) => comparePath(handles.filter((other) => other !== handle));
  const path = comparePath(handles);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Compare parts</h1>
        <p className={styles.lead}>Up to {comparedMax} side by side. The page’s address keeps your choice, so you can send it to a mate.</p>
      </header>
      {parts.length < asked && <p role="status">{goneText(parts.length, asked)} sold any more.</p>}
      {leftOutCount > 0 && <p role="status">{leftOutText(parts.length, comparedMax + leftOutCount)}</p>}
      {parts.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title="Nothing to compare yet"
          text="Search for a part below, tick parts in a list shown as rows, or open a part and choose “Compare this part with others”."
        />
      ) : (
        <>
          {parts.length > 1 && (
            <p>
              <a className={styles.way} href={isOnlyDifferent ? path : `${path}&only=different`}>
                {isOnlyDifferent ? "Show everything" : "Show only what is different"}
              </a>
            </p>
          )}
          <ComparisonTable
            comparison={comparison}
            label="Compared parts"
            isOnlyDifferent={isOnlyDifferent && parts.length > 1}
            heads={parts.map((part) => (
              <PartHead key={part.handle} part={part} removeUrl={without(part.handle)} />
            ))}
            actions={parts.map(actionOf)}
            extraRow={rowOf(
              car === null ? "Fits" : `Fits your ${car}`,
              parts.map(({ fitment }) => fitText(fitment)),
            )}
          />
        </>
      )}
      {parts.length < comparedMax && <AddPart handles={handles} search={search} />}
    </div>
  );
}

function goneText(found: number, asked: number): string {
  if (asked === 1) return "This part isn't";
  if (found === 0) return "None of these parts is";
  return asked - found === 1 ? "One of these parts isn't" : "Some of these parts aren't";
}

function leftOutText(found: number, named: number): string {
  return found === comparedMax
    ? `These are the first ${comparedMax} of the ${named} parts that you chose: remove one to make room for another.`
    : `We looked for the first ${comparedMax} of the ${named} parts that you chose.`;
}

function PartHead({ part: { handle, title, vendor, partNumber, picture }, removeUrl }: { part: ComparedPart; removeUrl: string }) {
  return (
    <div className={styles.part}>
      {picture && <Picture picture={picture} sizes="10rem" widths={[216, 432]} isDecorative />}
      <span className={styles.vendor}>{vendor}</span>
      <a href={`/products/${handle}`}>
        <Unbroken>{title}</Unbroken>
      </a>
      <PartNumber>{partNumber}</PartNumber>
      <a className={styles.way} href={removeUrl}>
        Remove<VisuallyHidden>{` ${title} of ${vendor}`}</VisuallyHidden>
      </a>
    </div>
  );
}

const verdicts = {
  fits: "Fits",
  universal: "Universal fit",
  "no-data": "No fitment data",
  "does-not-fit": "Does not fit",
  "no-vehicle": "Add your vehicle to check",
} as const;

function fitText(fitment: ComparedPart["fitment"]): string {
  if (fitment === null) return "Not known right now";
  if (fitment.status === "fits" && fitment.isConditional) return `Fits with conditions. ${fitment.reason}`;
  return fitment.status === "fits" || fitment.status === "does-not-fit"
    ? `${verdicts[fitment.status]}. ${fitment.reason}`
    : verdicts[fitment.status];
}

/** A plain form, and links to the comparison with one more. */
function AddPart({ handles, search: { q, found } }: { handles: string[]; search: ComparePageProps["search"] }) {
  const offered = found?.filter(({ handle }) => !handles.includes(handle)) ?? [];
  return (
    <section className={styles.add} aria-labelledby="add-part">
      <h2 id="add-part">{handles.length === 0 ? "Find a part" : "Add another part"}</h2>
      <form className={styles.form} action="/compare" role="search" aria-label="Find a part to compare">
        {handles.length > 0 && <input type="hidden" name="parts" value={handles.join(",")} />}
        <Field label="Name or part number">
          {(control) => <input {...control} type="search" name="q" required maxLength={200} defaultValue={q} />}
        </Field>
        <Button type="submit" variant="secondary">
          Find parts
        </Button>
      </form>
      {q !== "" && found === null && <p role="status">The search isn't available right now. Please try again in a moment.</p>}
      {q !== "" && found !== null && offered.length === 0 && (
        <p role="status">
          We couldn’t find {handles.length > 0 ? "another" : "a"} part for “{q}”.
        </p>
      )}
      {offered.length > 0 && (
        <ul className={styles.found}>
          {offered.map(({ handle, title, vendor }) => (
            <li key={handle}>
              <span>
                <b>{vendor}</b> {title}
              </span>
              <a href={comparePath([...handles, handle])}>
                Add to comparison<VisuallyHidden>{` ${title} of ${vendor}`}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
