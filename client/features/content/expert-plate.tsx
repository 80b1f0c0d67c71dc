import type { ReactNode } from "react";
import type { ExpertLink } from "#shared/contract/expert.ts";
import { Picture } from "#client/ui/picture.tsx";
import styles from "./expert-plate.module.css";

/** An expert's sign and name; `name` replaces the plain name where it is a heading. */
export function ExpertPlate({ expert, name }: { expert: ExpertLink; name?: ReactNode }) {
  return (
    <div className={styles.plate}>
      {expert.avatar && (
        <span className={styles.avatar}>
          <Picture picture={expert.avatar} sizes="6rem" widths={[96, 160, 216, 320]} isDecorative isCover />
        </span>
      )}
      <div className={styles.words}>
        {name ?? (
          <a className={styles.name} href={expert.url}>
            {expert.name}
          </a>
        )}
        {expert.speciality && <p className={styles.speciality}>{expert.speciality}</p>}
      </div>
    </div>
  );
}
