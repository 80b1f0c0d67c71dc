import type { CarSummary } from "#shared/contract/catalogue/car.ts";
import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import styles from "./car-list.module.css";

type CarCard = { url: string; label: string; facts: string; picture: PictureData | null };

export function cardOfCar({ url, label, yearFrom, yearTo, picture }: CarSummary): CarCard {
  return { url, label, facts: yearSpan(yearFrom, yearTo), picture };
}

/** Cars or makes, seen from the side; those that nobody has drawn stand as names. */
export function CarCards({ cards, heading: Heading = "h2" }: { cards: readonly CarCard[]; heading?: "h2" | "h3" }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ url, label, facts, picture }) => (
        <li key={url} className={styles.card}>
          <div className={styles.picture}>
            {picture && (
              <Picture
                picture={picture}
                sizes="(width < 48rem) 50vw, 18rem"
                widths={[216, 320, 480, 720]}
                isDecorative
                className={styles.drawing}
              />
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
