import { PartNumber } from "#client/ui/part-number.tsx";
import styles from "./product-contact.module.css";

/** Numbers that the part goes by elsewhere; each leads to everything that carries it. */
export function NumberLinks({ title, numbers }: { title: string; numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.list}>
        {numbers.map((number) => (
          <a key={number} href={`/search?${new URLSearchParams({ q: number })}`}>
            <PartNumber>{number}</PartNumber>
          </a>
        ))}
      </dd>
    </div>
  );
}
