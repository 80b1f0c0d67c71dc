import { z } from "zod";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

export const pageTitle = blockMapper("PageTitle", z.object({ title: textField }), ({ title }, id) => {
  return title ? { id, type: "page-title", title } : null;
});
