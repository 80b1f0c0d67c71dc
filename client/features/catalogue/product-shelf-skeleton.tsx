import { Shelf } from "#client/ui/shelf.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import styles from "./product-shelf-skeleton.module.css";

const places = ["one", "two", "three", "four"];

/** The room of a product shelf while its products are on their way. */
export function ProductShelfSkeleton({ title }: { title: string }) {
  return (
    <Shelf title={title}>
      {places.map((place) => (
        <li key={place} className={styles.place}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.facts} />
        </li>
      ))}
    </Shelf>
  );
}
