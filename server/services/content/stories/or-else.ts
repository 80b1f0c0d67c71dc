import { isLogged } from "#shared/domain/app-error.ts";
import type { ContentLogger } from "./content-cache.ts";

/** Gives the other value when a part of a page fails, and says so in the log. */
export type OrElse = <Part>(part: string, value: Promise<Part>, otherwise: Part) => Promise<Part>;

export function orElseLogged(logger: ContentLogger): OrElse {
  return async (part, value, otherwise) => {
    try {
      return await value;
    } catch (error) {
      // This line would come with every page.
      if (!isLogged(error)) logger.warn({ event: "content.part", part, error }, "a part of a page could not be loaded");
      return otherwise;
    }
  };
}
