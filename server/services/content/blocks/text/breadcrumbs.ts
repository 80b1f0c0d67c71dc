import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const linkSchema = z.object({ text: z.string().trim().min(1), link: linkField });

/** The way to a page; a step that leads nowhere is left out. */
export const breadcrumbs = blockMapper(
  "Breadcrumbs",
  z.object({ links: listField(linkSchema), current: textField }),
  ({ links, current }, id) => {
    const steps = links.flatMap(({ text, link }) => (link ? [{ label: text, url: link }] : []));
    return steps.length === 0 || !current ? null : { id, type: "breadcrumbs", links: steps, current };
  },
);
