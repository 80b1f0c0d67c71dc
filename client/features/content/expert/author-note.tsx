import type { Author } from "#shared/contract/blocks/story-blocks.ts";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import { ExpertPlate } from "./expert-plate.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import styles from "./author-note.module.css";

/** Who wrote something, and the first lines of who that is. */
export function AuthorNote({ lead, author }: { lead: string; author: Author }) {
  return (
    <div className={styles.note}>
      <p className={styles.lead}>{lead}</p>
      <ExpertPlate expert={author} />
      {author.bioHtml && (
        <ReadMore lines="three">
          <RichText html={author.bioHtml} isNarrow isCut />
        </ReadMore>
      )}
    </div>
  );
}
