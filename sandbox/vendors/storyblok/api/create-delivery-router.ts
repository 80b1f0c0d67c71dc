import { type Request, type Response, Router } from "express";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { idOf } from "../authoring/story-identity.ts";
import type { StoryLibrary } from "../story-library.ts";
import type { Story, StoryContent } from "../story.ts";
import { deliveryGuard } from "./delivery-guard.ts";
import { linkEntries } from "./links.ts";
import { isRecord } from "../is-record.ts";
import { unknownOperators } from "./matches-filter.ts";
import { readParameters, pageOf, type StoryParameters } from "./read-parameters.ts";
import { relatedStories } from "./related-stories.ts";
import { selectStories } from "./select-stories.ts";

/** Spaces that were made since May 2023 answer links in pages, asked for or not. */
const linksPerPageMax = 1000;

/** Storyblok's content delivery API v2, below /v2/cdn. */
export function createDeliveryRouter(library: StoryLibrary, catalogue: Pick<Catalogue, "brands" | "categories">): Router {
  const router = Router();
  router.use(deliveryGuard(library));

  /** Drafts say of every block where it is edited, and published stories don't. */
  const sent = (story: Story, parameters: StoryParameters) => {
    const trimmed = withoutFields(story, parameters);
    return parameters.get("version") === "draft" ? withEditMarks(trimmed) : trimmed;
  };

  async function shelf(parameters: StoryParameters): Promise<{ cv: number; stories: Story[] }> {
    const { cv, draft, published } = await library.current();
    return { cv, stories: [...(parameters.get("version") === "draft" ? draft : published).values()] };
  }

  router.get("/stories", async (request, response) => {
    const parameters = acceptedParameters(request, response);
    if (!parameters) return;
    const { cv, stories } = await shelf(parameters);
    const page = pageOf(response, selectStories(stories, parameters), parameters);
    response.json({ stories: page.map((story) => sent(story, parameters)), cv, ...related(page, stories, parameters) });
  });

  router.get("/stories/*slug", async (request, response) => {
    const parameters = acceptedParameters(request, response);
    if (!parameters) return;
    const { cv, stories } = await shelf(parameters);
    const wanted = [request.params.slug].flat().join("/").replace(/\/$/, "");
    const story = stories.find((candidate) => answersTo(candidate, wanted, parameters.get("find_by") === "uuid"));
    if (!story) response.status(404).json(["This record could not be found"]);
    else response.json({ story: sent(story, parameters), cv, ...related([story], stories, parameters) });
  });

  router.get("/links", async (request, response) => {
    const query = new URL(request.originalUrl, "http://sandbox").searchParams;
    const { cv, stories } = await shelf(readParameters(query.toString()));
    const startsWith = query.get("starts_with") ?? "";
    const entries = linkEntries(stories).filter(({ slug }) => slug.startsWith(startsWith));
    const page = pageOf(response, entries, query, linksPerPageMax);
    response.json({ links: Object.fromEntries(page.map((entry) => [entry.uuid, entry])), cv });
  });

  router.get("/spaces/me", async (_request, response) => {
    const { cv } = await library.current();
    response.json({ space: { id: 1, name: "Rares sandbox", domain: "", version: cv, language_codes: [] } });
  });

  router.get("/tags", async (request, response) => {
    const { stories } = await shelf(readParameters(new URL(request.originalUrl, "http://sandbox").search));
    const counts = Map.groupBy(
      stories.flatMap(({ tag_list }) => tag_list),
      (tag) => tag,
    );
    response.json({ tags: [...counts].map(([name, uses]) => ({ name, taggings_count: uses.length })) });
  });

  router.get("/datasource_entries", (request, response) => {
    const query = new URL(request.originalUrl, "http://sandbox").searchParams;
    const entries = datasourceEntries(query.get("datasource") ?? "", catalogue);
    response.json({
      datasource_entries: pageOf(response, entries, query),
    });
  });

  return router;
}

function acceptedParameters(request: Request, response: Response): StoryParameters | null {
  const parameters = readParameters(new URL(request.originalUrl, "http://sandbox").search);
  const wrong = [...parameters.unknown, ...unknownOperators(parameters)];
  if (wrong.length === 0) return parameters;
  response.status(422).json({ error: `Unknown parameter: ${wrong.join(", ")}` });
  return null;
}

function answersTo(story: Story, wanted: string, isByUuid: boolean): boolean {
  if (isByUuid) return story.uuid === wanted;
  return story.full_slug.replace(/\/$/, "") === wanted || String(story.id) === wanted;
}

function related(stories: Story[], all: Story[], parameters: StoryParameters) {
  const byUuid = new Map(all.map((story) => [story.uuid, story]));
  return relatedStories(stories, byUuid, parameters.get("resolve_relations"), parameters.get("resolve_links"));
}

function withoutFields(story: Story, parameters: StoryParameters): Story {
  const excluded = new Set((parameters.get("excluding_fields") ?? "").split(",").filter((field) => field !== "" && field !== "component"));
  if (excluded.size === 0) return story;
  const kept = Object.entries(story.content).filter(([field]) => !excluded.has(field));
  return { ...story, content: { ...Object.fromEntries(kept), component: story.content.component } };
}

type DatasourceEntry = { id: number; name: string; value: string; dimension_value: null };

/** The lists editors pick from: "brands" and "categories" of the catalogue; any other datasource is empty, as with the real API. */
function datasourceEntries(datasource: string, catalogue: Pick<Catalogue, "brands" | "categories">): DatasourceEntry[] {
  const entry = (name: string, value: string) => ({ id: idOf(`${datasource}:${value}`), name, value, dimension_value: null });
  if (datasource === "brands") return catalogue.brands.map(({ name, slug }) => entry(name, slug));
  if (datasource === "categories") return catalogue.categories.map(({ path, handle }) => entry(path, handle));
  return [];
}

const space = "1";

/** Writes into every block what the visual editor finds it by, as the real API does in drafts. */
function withEditMarks(story: Story): Story {
  const content: StoryContent = { ...marked(story.content, String(story.id)), component: story.content.component };
  return { ...story, content };
}

function marked(fields: Record<string, unknown>, id: string): Record<string, unknown> {
  const inner = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, markedValue(value, id)]));
  const { component: name, _uid: uid } = fields;
  if (typeof name !== "string" || typeof uid !== "string" || uid === "") return inner;
  return { ...inner, _editable: `<!--#storyblok#${JSON.stringify({ name, space, uid, id })}-->` };
}

function markedValue(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => markedValue(item, id));
  return isRecord(value) ? marked(value, id) : value;
}
