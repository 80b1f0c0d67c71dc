import type { Car, CarArea, CarMarks, CarParts } from "#shared/contract/catalogue/car.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { classNames } from "#client/ui/class-names.ts";
import { pictureUrlAt } from "#client/ui/picture/picture-source-set.ts";
import { CarSketch } from "./car-sketch.tsx";
import styles from "./car-map.module.css";

const frame = { width: 900, height: 360 };
/** Where the sketch's own car stands. */
const sketchMarks: CarMarks = { nose: 0.06, frontAxle: 0.215, rearAxle: 0.74, tail: 0.94 };
export const mapPictureWidth = 1080;

/** What there is for the car, by where it sits: places on a drawing and the same as a list, each a link into the vehicle's parts. */
export function CarMap({ car, parts: { areas, total, listed, url } }: { car: Car; parts: CarParts }) {
  const { label, picture, marks } = car;
  const places = placesOf(picture && marks ? marks : sketchMarks);
  return (
    <section className={styles.section} aria-labelledby="parts-by-area">
      <div className={styles.head}>
        <h2 id="parts-by-area">Parts for it, by area</h2>
        <a href={url}>
          All {formatNumber(total)} parts for this {label}
        </a>
      </div>
      <p className={styles.rule}>
        {formatNumber(listed)} of them {listed === 1 ? "is" : "are"} listed for this car. The others are universal parts, and parts without
        a vehicle list.
      </p>
      <div className={styles.map}>
        <svg
          className={classNames(styles.drawing, picture && styles.drawn)}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="group"
          aria-label={`The ${label} from the side, with its areas numbered`}
        >
          {picture ? <image href={pictureUrlAt(picture, mapPictureWidth)} width={frame.width} height={frame.height} /> : <CarSketch />}
          {areas.map(({ area, title, count, url: areaUrl }, at) => {
            const { x, y, width, height } = places[area];
            const pin = `translate(${x + width / 2} ${y + height / 2})`;
            return (
              <a key={area} href={areaUrl} className={styles.area} data-area={area} aria-label={`${at + 1}. ${title}: ${partCount(count)}`}>
                <rect className={styles.place} x={x} y={y} width={width} height={height} rx={10} />
                <g transform={pin}>
                  <circle className={styles.pin} r={24} />
                  <text className={styles.number} fontSize={30} textAnchor="middle" dy="0.36em">
                    {at + 1}
                  </text>
                </g>
              </a>
            );
          })}
        </svg>
        <ol className={styles.list}>
          {areas.map(({ area, title, count, url: areaUrl }, at) => (
            <li key={area} data-area={area} className={styles.entry}>
              <span className={styles.mark} aria-hidden="true">
                {at + 1}
              </span>
              <a href={areaUrl} className={styles.link}>
                {title}
              </a>
              <span className={styles.count}>{partCount(count)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const partCount = (count: number) => (count === 1 ? "1 part" : `${formatNumber(count)} parts`);

type Place = { x: number; y: number; width: number; height: number };

/** Boxes over the drawing, between nose, axles and tail. */
function placesOf({ nose, frontAxle, rearAxle, tail }: CarMarks): Record<CarArea, Place> {
  const at = (share: number) => Math.round(share * frame.width);
  const cabin = at(frontAxle) + Math.round((at(rearAxle) - at(frontAxle)) * 0.3);
  const seatsEnd = at(rearAxle) - Math.round((at(rearAxle) - at(frontAxle)) * 0.06);
  const box = (x: number, to: number, y: number, height: number): Place => ({ x, y, width: to - x, height });
  const bonnetFrom = Math.round((at(nose) + at(frontAxle)) / 2) + 8;
  return {
    front: box(at(nose) - 8, bonnetFrom - 6, 146, 132),
    "engine-bay": box(bonnetFrom, cabin - 6, 138, 92),
    interior: box(cabin, seatsEnd, 72, 84),
    doors: box(cabin, seatsEnd, 162, 94),
    floor: box(cabin - 60, seatsEnd - 20, 262, 56),
    rear: box(seatsEnd + 6, at(tail) + 8, 118, 148),
  };
}
