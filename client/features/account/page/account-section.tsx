import type { ReactNode } from "react";
import { classNames } from "#client/ui/class-names.ts";
import styles from "./account-section.module.css";

type AccountSectionProps = {
  id: string;
  title: string;
  /** Where there is more of it. */
  link?: { label: string; url: string };
  isWide?: boolean;
  children: ReactNode;
};

/** A part of an account page under its name, with a place that links can lead to. */
export function AccountSection({ id, title, link, isWide = false, children }: AccountSectionProps) {
  return (
    <section className={classNames(styles.section, isWide && styles.wide)} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {link && (
          <a className={styles.link} href={link.url}>
            {link.label}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
