import type { ReactNode } from "react";
import type { Author } from "#shared/contract/blocks/story-blocks.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./expert-plate.module.css";

/** An expert's sign and name; `name` replaces the plain name where it is a heading. */
export function ExpertPlate({ expert, name }: { expert: Pick<Author, "name" | "speciality" | "avatar" | "url">; name?: ReactNode }) {
  return (
    <div className={styles.plate}>
      {expert.avatar && (
        <span className={styles.avatar}>
          <Picture picture={expert.avatar} sizes="6rem" widths={[96, 160, 216, 320]} isDecorative isCover />
        </span>
      )}
      <div className={styles.words}>
        {name ?? <PlainName name={expert.name} url={expert.url} />}
        {expert.speciality && <p className={styles.speciality}>{expert.speciality}</p>}
      </div>
    </div>
  );
}

function PlainName({ name, url }: { name: string; url: string | null }) {
  if (url === null) return <p className={styles.name}>{name}</p>;
  return (
    <a className={styles.name} href={url}>
      {name}
    </a>
  );
}
