import type { CarSummary } from "#shared/contract/catalogue/car.ts";
import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import styles from "./car-list.module.css";

type CarCard = { url: string; label: string; facts: string; picture: PictureData | null; badge: string };

const badgeLengthMax = 5;

/** What a badge has room for: "AH" for Austin-Healey, "MG" and "HQ" as they are. */
export function badgeOf(name: string): string {
  const [first = "", ...others] = name.split(/[\s-]+/u).filter((word) => word !== "");
  if (first === first.toUpperCase() && first.length <= badgeLengthMax) return first;
  return [first, ...others]
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, badgeLengthMax);
}

/** Cars of a make; their badges say the series, as owners do. */
export function cardsOfCars(make: string, cars: readonly CarSummary[]): CarCard[] {
  return cars.map(({ url, label, yearFrom, yearTo, picture }) => ({
    url,
    label,
    facts: yearSpan(yearFrom, yearTo),
    picture,
    badge: badgeOf(label.slice(make.length)),
  }));
}

/** Cars or makes, seen from the side; those that nobody has drawn have a badge in its place. */
export function CarCards({ cards, heading: Heading = "h2" }: { cards: readonly CarCard[]; heading?: "h2" | "h3" }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ url, label, facts, picture, badge }) => (
        <li key={url} className={styles.card}>
          <div className={styles.picture}>
            {picture ? (
              <Picture picture={picture} sizes="(width < 48rem) 50vw, 18rem" widths={[288, 576]} isDecorative className={styles.drawing} />
            ) : (
              <span className={styles.plate} aria-hidden="true">
                {badge}
              </span>
            )}
          </div>
          <Heading className={styles.name}>
            <a href={url} className={cardLinkStyles.link}>
              {label}
            </a>
          </Heading>
          <p className={styles.facts}>{facts}</p>
        </li>
      ))}
    </ul>
  );
}
