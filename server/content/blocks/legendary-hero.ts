import { z } from "zod";
import { factsField } from "../fields/facts-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

const schema = z.object({ title: textField, years: textField, text: textField, picture: pictureField, facts: factsField });

export const legendaryHero = blockMapper("LegendaryHero", schema, ({ title, years, text, picture, facts }, id) => {
  return title ? { id, type: "legendary-hero", title, years, text, picture, facts } : null;
});
