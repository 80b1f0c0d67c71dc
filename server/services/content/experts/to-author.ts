import type { Author } from "#shared/contract/blocks/story-blocks.ts";
import type { ExpertSummary } from "#shared/contract/content/expert.ts";

/** Who wrote a story: the expert that was chosen, or else the name that was typed; null when there is neither. */
export function toAuthor(expert: ExpertSummary | null, typedName: string): Author | null {
  if (expert) {
    const { name, speciality, avatar, url, bioHtml } = expert;
    return { name, speciality, avatar, url, bioHtml };
  }
  return typedName ? { name: typedName, speciality: "", avatar: null, url: null, bioHtml: "" } : null;
}
