import { FitsLine } from "#client/ui/text/fits-line.tsx";
import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { PartMatch, ResolvedLine as Line } from "#shared/contract/catalogue/parts-list.ts";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { isPurchasable } from "#shared/domain/product/availability.ts";
import styles from "./parts-list.module.css";

/** What the shopper changed of a line: the variant's number, empty for none, and how many as they typed it. */
export type WantedLine = { choice: string; quantity: string };

/** Whether it can go into the cart from here. */
export function canBeAdded({ variantId, availability }: PartMatch): boolean {
  return variantId !== null && isPurchasable(availability);
}

type ResolvedLineProps = { line: Line; at: number; wanted: WantedLine | undefined };

/** A line that was found: the part, or the parts to choose from, and how many. */
export function ResolvedLine({ line: { text, number, quantity, matches }, at, wanted }: ResolvedLineProps) {
  const first = matches.find(canBeAdded)?.variantId ?? "";
  const chosen = wanted ? wanted.choice : shortId(first);
  const [only, ...others] = matches;
  return (
    <li className={styles.line}>
      <p className={styles.typed}>
        <VisuallyHidden>You typed </VisuallyHidden>
        {text}
      </p>
      <fieldset className={styles.matches}>
        <legend>
          <VisuallyHidden>
            Line {at + 1}: {number}
          </VisuallyHidden>
        </legend>
        {matches.map((match) => (
          <Match
            key={`${match.handle} ${match.variantId ?? ""}`}
            match={match}
            wantedCount={quantity}
            name={`choice-${at}`}
            type={others.length === 0 ? "checkbox" : "radio"}
            isChosen={chosen !== "" && shortId(match.variantId) === chosen}
          />
        ))}
        {others.length > 0 && (
          <label className={styles.none}>
            <input type="radio" name={`choice-${at}`} value="" defaultChecked={chosen === ""} /> Leave it out
          </label>
        )}
      </fieldset>
      {matches.some(canBeAdded) && (
        <label className={styles.quantity}>
          Quantity
          <VisuallyHidden> of {only?.title}</VisuallyHidden>
          <input
            type="number"
            name={`quantity-${at}`}
            min={1}
            max={partsListLimits.quantity}
            inputMode="numeric"
            defaultValue={wanted?.quantity ?? quantity}
          />
        </label>
      )}
    </li>
  );
}

const shortId = (variantId: string | null) => variantId?.slice(variantId.lastIndexOf("/") + 1) ?? "";

type MatchProps = { match: PartMatch; wantedCount: number; name: string; type: "checkbox" | "radio"; isChosen: boolean };

function Match({ match, wantedCount, name, type, isChosen }: MatchProps) {
  const { handle, title, vendor, partNumber, variantId, priceCents, fitment } = match;
  return (
    <div className={styles.match}>
      <label className={styles.pick}>
        <input type={type} name={name} value={shortId(variantId)} defaultChecked={isChosen} disabled={!canBeAdded(match)} />
        <VisuallyHidden>
          Take {vendor} {title}
        </VisuallyHidden>
      </label>
      <div className={styles.facts}>
        <p>
          <a href={`/products/${handle}`}>
            <Unbroken>{title}</Unbroken>
          </a>{" "}
          <span className={styles.price}>{formatMoney(priceCents)}</span>
        </p>
        <p className={styles.small}>
          {vendor} <span className={styles.number}>{partNumber}</span> · {kindTexts[match.kind]}
        </p>
        <p className={styles.small}>{stockText(match, wantedCount)}</p>
        {fitment?.status === "does-not-fit" && (
          <MarkedLine icon="circle-x" tone="bad">
            Not listed for your vehicle
          </MarkedLine>
        )}
        {fitment && <FitsLine fitment={fitment} whose="your" />}
      </div>
      {fitment?.car && variantId && <input type="hidden" name={`car-${shortId(variantId)}`} value={fitment.car} />}
    </div>
  );
}

const kindTexts: Record<PartMatch["kind"], string> = {
  own: "matches its part number",
  replaces: "replaces this number",
  other: "another maker’s number for it",
};

function stockText(match: PartMatch, wantedCount: number): string {
  if (match.availability === "out-of-stock") return "Out of stock";
  if (match.variantId === null) return "Comes in several versions: choose on its page";
  if (match.availability !== "in-stock") return "Made or ordered for you";
  return match.stock < wantedCount ? `In stock, ${match.stock} on our shelves` : "In stock";
}
