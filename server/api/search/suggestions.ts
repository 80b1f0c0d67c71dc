import { os } from "#server/api/os.ts";

export const searchSuggestions = os.search.suggestions.handler(({ input, context }) =>
  context.services.search.suggestions(input.q, input.collection),
);
