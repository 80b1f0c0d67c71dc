import { z } from "zod";
import { richTextField } from "../fields/rich-text-field.ts";
import { blockMapper } from "./block-mapper.ts";

export const twoColumn = blockMapper("TwoColumn", z.object({ left: richTextField, right: richTextField }), ({ left, right }, id) => {
  return left || right ? { id, type: "two-column", left, right } : null;
});
