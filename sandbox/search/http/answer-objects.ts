import { z } from "zod";
import type { SearchIndices } from "../indices/build-indices.ts";
import { AlgoliaError } from "./algolia-error.ts";
import { indexNamed } from "./answer-search.ts";
import { retrieveAttributes } from "./retrieve-attributes.ts";

const bodySchema = z.looseObject({
  requests: z
    .array(z.looseObject({ indexName: z.string(), objectID: z.coerce.string(), attributesToRetrieve: z.array(z.string()).optional() }))
    .max(1000),
});

/** Reads records by id, in the order asked; an unknown id gives null in its place. */
export function answerObjects(indices: SearchIndices, body: unknown): Record<string, unknown> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, "Invalid value for JSON body, expected requests with indexName and objectID");
  const results = parsed.data.requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const index = indexNamed(indices, indexName);
    const position = index.positionOf(objectID);
    return position === undefined ? null : retrieveAttributes(index.recordAt(position), attributesToRetrieve ?? null);
  });
  return { results };
}
