import { os } from "../os.ts";

export const recommendations = os.catalogue.recommendations.handler(({ input, context }) =>
  context.services.catalogue.recommendations(input.handle),
);
