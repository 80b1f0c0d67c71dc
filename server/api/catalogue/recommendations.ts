import { os } from "../os.ts";

export const recommendations = os.catalogue.recommendations.handler(async ({ input, context }) =>
  context.services.fitment.cards(await context.services.catalogue.recommendations(input.handle), input),
);
