import { useQuery } from "@tanstack/react-query";
import { ProductCardMini } from "../card/product-card-mini.tsx";
import { recommendationsQuery } from "../queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./goes-well-with-cards.module.css";

const cardsMax = 4;

/** A few parts that are bought together with this one; nothing where there are none. */
export function GoesWellWithCards({ handle }: { handle: string }) {
  const { data: products, isPending } = useQuery(recommendationsQuery(useApi(), handle, useSelectedVehicle()));
  if (!isPending && !products?.length) return null;
  return (
    <section className={styles.more} aria-label="Goes well with">
      <h3 className={styles.title}>Goes well with</h3>
      {products ? (
        <ul className={styles.cards}>
          {products.slice(0, cardsMax).map((product) => (
            <li key={product.id}>
              <ProductCardMini product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </section>
  );
}
