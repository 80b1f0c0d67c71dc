import { z } from "zod";
import { readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import { seedFilesDir } from "#sandbox/config.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";

const row = z.object({
  card: z.string().min(1),
  /** Title, makes and engines stand in a card's first row alone. */
  title: z.string(),
  makes: z.string(),
  engines: z.string(),
  kind: z.enum(["torque", "fluid", "setting"]),
  name: z.string().min(1),
  value: z.string().min(1),
  note: z.string(),
});

const named = (list: string) => list.split("|").join(", ");

/** Torque figures, fluids and settings, one story an engine: `content/car-cards/{engine}`. */
export function carCardStories(): SourceStory[] {
  const cards = Map.groupBy(readCsv(seedFilesDir, "vehicles/cards.csv", row), ({ card }) => card);
  return [...cards].map(([card, figures], position) => {
    const [{ title, makes, engines } = { title: card, makes: "", engines: "" }] = figures;
    return {
      fullSlug: `content/car-cards/${card}`,
      name: title,
      tags: [],
      position,
      content: {
        component: "CarCard",
        title,
        makes: named(makes),
        engines: named(engines),
        figures: figures.map(({ kind, name, value, note }) => ({ component: "CarFigure", kind, name, value, note })),
      },
      firstPublishedAt: publishedAtDefault,
      publishedAt: publishedAtDefault,
    };
  });
}
