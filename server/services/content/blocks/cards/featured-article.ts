import { z } from "zod";
import { toAuthor } from "#server/services/content/experts/to-author.ts";
import { expertSummaryField } from "#server/services/content/experts/to-expert.ts";
import { oneRelatedField } from "#server/services/content/fields/one-related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { cardContentSchema, linkTextDefault, toContentCard } from "#server/services/content/hub/to-content-card.ts";
import { blockMapper } from "../block-mapper.ts";

const articleSchema = cardContentSchema.extend({ author: expertSummaryField, author_name: textField });
const schema = z.object({ link_text: textField, article: oneRelatedField(articleSchema) });

export const featuredArticle = blockMapper("FeaturedArticle", schema, ({ link_text, article }, id) => {
  if (!article) return null;
  const { title, text, url, picture } = toContentCard({ ...article, slug: article.full_slug });
  const author = toAuthor(article.content.author, article.content.author_name);
  return { id, type: "featured-article", title, text, url, linkText: link_text || linkTextDefault, picture, author };
});
