import { z } from "zod";
import type { SizeGuide, SizeTable } from "#shared/contract/content/size-guide.ts";
import type { SizeGuideScope } from "#shared/domain/content/size-guide-choice.ts";
import { formattedTextField } from "../fields/formatted-text-field.ts";
import { listField } from "../fields/list-field.ts";
import { namesField } from "../fields/names-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../stories/story-port.ts";

export type ScopedSizeGuide = SizeGuideScope & { guide: SizeGuide };

const cellField = z.object({ value: z.union([z.string(), z.number()]).catch("").transform(String) });
const unitField = z
  .string()
  .catch("")
  .transform((unit): SizeTable["unit"] => {
    const name = unit.trim().toLowerCase();
    if (name === "cm") return "cm";
    return name === "inch" || name === "in" ? "inch" : null;
  });
const tableSchema = z.object({
  _uid: textField,
  title: textField,
  guide_units: unitField,
  table: z.object({ thead: listField(cellField), tbody: listField(z.object({ body: listField(cellField) })) }),
});
const measurementSchema = z.object({ title: textField, description: formattedTextField, image: pictureField });
const schema = z.object({
  title: textField,
  product: namesField,
  brand: textField,
  category: textField,
  guides: listField(tableSchema),
  measurement_guide: z.preprocess((value) => (Array.isArray(value) ? value : [value]), listField(measurementSchema)),
});

/** A size guide with what it is for; null when it has nothing to show. */
export function toSizeGuide(story: Story): ScopedSizeGuide | null {
  const fields = schema.safeParse(story.content).data;
  if (!fields) return null;
  const tables = fields.guides.flatMap(({ _uid, title, guide_units, table }, index): SizeTable[] => {
    const head = table.thead.map(({ value }) => value);
    if (head.length === 0 || table.tbody.length === 0) return [];
    const rows = table.tbody.map(({ body }) => head.map((_, column) => body[column]?.value ?? ""));
    return [{ id: _uid || `${story.uuid}-${index}`, title, unit: guide_units, head, rows }];
  });
  const measurement = fields.measurement_guide.find(({ description, image }) => description !== "" || image !== null);
  if (tables.length === 0 && !measurement) return null;
  return {
    products: fields.product,
    brandSlug: fields.brand || null,
    categoryHandle: fields.category || null,
    guide: {
      title: fields.title || story.name,
      tables,
      measurement: measurement
        ? { title: measurement.title || "How to measure", html: measurement.description, picture: measurement.image }
        : null,
    },
  };
}
