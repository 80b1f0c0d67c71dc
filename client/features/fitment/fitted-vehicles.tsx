import type { ReactNode } from "react";
import { Pagination } from "#client/ui/navigation/pagination.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import type { FitmentVehicles } from "#shared/contract/catalogue/fitment.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { fitsSectionId } from "./fits-section-id.ts";
import styles from "./fitted-vehicles.module.css";

type FittedVehiclesProps = {
  list: FitmentVehicles;
  hrefOf: (page: number) => string;
  /** Long lists wait to be opened, unless the shopper came for them. */
  isWanted: boolean;
  /** Above a list that is too long to be read. */
  search: ReactNode;
};

const shortMax = 8;

/** Every vehicle that the part is listed for, by make, model and series. */
export function FittedVehicles({ list: { total, page, pageCount, groups }, hrefOf, isWanted, search }: FittedVehiclesProps) {
  if (total === 0) return null;
  const isShort = groups.length <= shortMax && pageCount <= 1;
  return (
    <section className={styles.section} aria-labelledby={`${fitsSectionId}-title`}>
      <Disclosure
        isOpen={isWanted || isShort}
        title={
          <h2 id={`${fitsSectionId}-title`}>
            Fits {formatNumber(total)} {total === 1 ? "vehicle" : "vehicles"}
          </h2>
        }
      >
        {/* A jump to something inside opens it. */}
        <div className={styles.list} id={fitsSectionId}>
          {(isWanted || !isShort) && search}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Vehicle</th>
                <th scope="col">Years</th>
                <th scope="col">Submodels</th>
                <th scope="col">Position and notes</th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ make, model, series, yearFrom, yearTo, positions, notes, vehicles }) => (
                <tr key={`${make} ${model} ${series}`}>
                  <th scope="row">
                    <a href={carUrl({ make, model, series })}>{vehicleLabel({ make, model, series, submodel: "" })}</a>
                  </th>
                  <td className={styles.years}>{yearSpan(yearFrom, yearTo)}</td>
                  <td>{vehicles.map(({ submodel }) => submodel).join(", ")}</td>
                  <td>{[...positions, ...notes].join(", ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </Disclosure>
    </section>
  );
}
