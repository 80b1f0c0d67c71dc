import type { Expert } from "#shared/contract/content/expert.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import styles from "./expert-header.module.css";

/** The head of an expert's page: the sign, the name and the whole bio. */
export function ExpertHeader({ expert }: { expert: Expert }) {
  const { name, speciality, avatar, bioHtml } = expert;
  return (
    <header className={styles.header}>
      {avatar && (
        <div className={styles.avatar}>
          <Picture picture={avatar} sizes="(width < 48rem) 50vw, 18rem" isPriority isLabelled />
        </div>
      )}
      <div className={styles.words}>
        <div>
          <h1 className={styles.name}>{name}</h1>
          {speciality && <p className={styles.speciality}>{speciality}</p>}
        </div>
        <RichText html={bioHtml} />
      </div>
    </header>
  );
}
