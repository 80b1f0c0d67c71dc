import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { Assembly } from "#shared/contract/catalogue/assembly.ts";
import styles from "./assembly.module.css";

export const partId = (number: number) => `part-${number}`;
export const numberId = (number: number) => `number-${number}`;

/** An assembly taken apart. Each number is a link to the part's line, whose own number leads back; both light up together, by the stylesheet alone. */
export function AssemblyDrawing({ picture, parts }: Pick<Assembly, "picture" | "parts">) {
  return (
    <div className={styles.drawing}>
      <Picture
        picture={picture}
        sizes="(width < 75rem) 100vw, 55vw"
        widths={screenWidths}
        isPriority
        isLabelled
        className={styles.picture}
      />
      <nav aria-label="Parts on the drawing">
        <svg className={styles.numbers}>
          {parts.map(({ number, name, left, top }) => (
            <a
              key={number}
              id={numberId(number)}
              className={styles.number}
              href={`#${partId(number)}`}
              data-part={number}
              aria-label={`${number}, ${name}`}
            >
              {/* Shares of the drawing, whatever its size; the number keeps its own. */}
              <svg x={`${left}%`} y={`${top}%`} className={styles.place}>
                <circle r="14" />
                <text dy="0.35em">{number}</text>
              </svg>
            </a>
          ))}
        </svg>
      </nav>
    </div>
  );
}
