import type { Request, Response } from "express";
import { Router } from "express";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { StoryLibrary } from "../story-library.ts";
import type { Story } from "../story.ts";
import { datasourceEntries } from "./datasource-entries.ts";
import { deliveryGuard } from "./delivery-guard.ts";
import { linkEntries } from "./links.ts";
import { unknownOperators } from "./matches-filter.ts";
import { withEditMarks } from "./edit-marks.ts";
import { sendPageHeaders } from "./paging.ts";
import type { StoryParameters } from "./read-parameters.ts";
import { readParameters } from "./read-parameters.ts";
import { relatedStories } from "./related-stories.ts";
import { selectStories } from "./select-stories.ts";

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
    const page = sendPageHeaders(response, selectStories(stories, parameters), parameters.get("per_page"), parameters.get("page"));
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
    const isPaged = query.get("paginated") === "1";
    const page = isPaged ? sendPageHeaders(response, entries, query.get("per_page") ?? undefined, query.get("page") ?? undefined) : entries;
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
      datasource_entries: sendPageHeaders(response, entries, query.get("per_page") ?? undefined, query.get("page") ?? undefined),
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
