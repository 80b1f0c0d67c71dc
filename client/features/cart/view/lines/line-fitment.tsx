import { useQuery } from "@tanstack/react-query";
import { FitsLine } from "#client/ui/text/fits-line.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import type { Cart } from "#shared/contract/cart.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import { cartFitmentQuery } from "../../queries.ts";
import styles from "./line-fitment.module.css";

/** Of a cart's parts, whether they fit the selected vehicle: one look-up, whoever of cart, drawer and panel asks first. Empty while that isn't known. */
export function useCartFitments(lines: Cart["lines"]): ReadonlyMap<string, PartFitment> {
  const { data } = useQuery(cartFitmentQuery(useApi(), lines, useSelectedVehicle()));
  return new Map(data?.map((fitment) => [fitment.handle, fitment]));
}

/** Which car the part is for and where it goes; or that it isn't listed for the shopper's, with the way to those that are. */
export function LineFitment({ fitment }: { fitment: PartFitment }) {
  const { status, notListedFor, category } = fitment;
  if (status === "does-not-fit") {
    return (
      <MarkedLine icon="circle-x" tone="bad">
        Not listed for your {notListedFor}.
        {category && (
          <>
            {" "}
            <a href={`${category.url}?fits=mine`}>{category.title} that fit</a>
          </>
        )}
      </MarkedLine>
    );
  }
  return <FitsLine fitment={fitment} whose="your" />;
}

/** Said beside the way to pay, where a part is about to be bought for another car. */
export function MisfitWarning({ lines }: { lines: Cart["lines"] }) {
  const fitments = useCartFitments(lines);
  const misfits = lines.filter(({ productHandle }) => fitments.get(productHandle)?.status === "does-not-fit");
  const vehicle = useSelectedVehicle();
  if (misfits.length === 0 || vehicle === null) return null;
  const [first] = misfits;
  return (
    <div className={styles.warning}>
      <MarkedLine icon="circle-alert" tone="bad">
        {misfits.length === 1 ? `${first?.title} isn't` : `${misfits.length} parts aren't`} listed for your {vehicle.label}.
      </MarkedLine>
    </div>
  );
}
