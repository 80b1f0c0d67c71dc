import { z } from "zod";
import { relatedField } from "#server/services/content/fields/related-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { cardContentSchema, toContentCard } from "#server/services/content/hub/to-content-card.ts";
import { blockMapper } from "../block-mapper.ts";

const legendSchema = cardContentSchema.extend({ years: textField });
const schema = z.object({ title: textField, legends: relatedField(legendSchema) });

export const legendaryGrid = blockMapper("LegendaryGrid", schema, ({ title, legends }, id) => {
  const shown = legends.map((legend) => {
    const { id: key, title: name, text, url, picture } = toContentCard({ ...legend, slug: legend.full_slug });
    return { id: key, title: name, years: legend.content.years, text, url, picture };
  });
  return shown.length === 0 ? null : { id, type: "legendary-grid", title: title || "Legends", legends: shown };
});
