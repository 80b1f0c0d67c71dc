import { Picture } from "#client/ui/picture/picture.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import type { AssemblyLink } from "#shared/contract/catalogue/assembly.ts";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./assembly-links.module.css";

/** The drawings on which something sits; nothing where there are none. */
export function AssemblyLinks({ title, links }: { title: string; links: readonly AssemblyLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={`${rowStyles.row} ${styles.list}`}>
        {links.map(({ title: name, url, picture }) => (
          <li key={url}>
            <a className={styles.link} href={url}>
              <Picture picture={picture} sizes="9rem" widths={[160, 320]} isDecorative className={styles.picture} />
              <span>
                <Unbroken>{name}</Unbroken>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
