import { z } from "zod";
import type { Block } from "#shared/contract/blocks/blocks.ts";

/** Told of a field whose value can't be read. */
type WarnOfField = (field: string, value: string) => void;

/** The blocks of a list that a block holds. */
type MapNested = (body: unknown) => Block[];

export type BlockMapper = {
  /** The CMS component's name. */
  component: string;
  /** Null when the block has nothing to show. */
  toBlock: (raw: unknown, warn: WarnOfField, mapNested: MapNested) => Block | null;
};

const uidSchema = z.object({ _uid: z.string().min(1) }).transform((fields) => fields["_uid"]);

/** Says how one CMS component becomes a block: the schema reads what is there and tolerates what is not. */
export function blockMapper<Schema extends z.ZodType>(
  component: string,
  schema: Schema,
  toBlock: (fields: z.output<Schema>, id: string, warn: WarnOfField, mapNested: MapNested) => Block | null,
): BlockMapper {
  return {
    component,
    toBlock: (raw, warn, mapNested) => {
      const fields = schema.safeParse(raw);
      return fields.success ? toBlock(fields.data, uidSchema.safeParse(raw).data ?? component, warn, mapNested) : null;
    },
  };
}
