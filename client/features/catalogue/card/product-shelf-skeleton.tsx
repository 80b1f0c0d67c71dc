import type { ReactNode } from "react";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import styles from "./product-shelf-skeleton.module.css";

const places = ["one", "two", "three", "four", "five"];

/** The room of a product shelf while its products are on their way. Its link is there from the start: without scripts it is the way to the products. */
export function ProductShelfSkeleton({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <Shelf title={title} action={action}>
      {places.map((place) => (
        <li key={place} className={styles.pending} aria-hidden="true">
          <div className={styles.place}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.facts} />
          </div>
        </li>
      ))}
    </Shelf>
  );
}
