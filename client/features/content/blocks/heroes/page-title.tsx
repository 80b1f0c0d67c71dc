import styles from "./page-title.module.css";

export function PageTitle({ title, isMain }: { title: string; isMain: boolean }) {
  const Heading = isMain ? "h1" : "h2";
  return <Heading className={styles.title}>{title}</Heading>;
}
