import { os } from "../os.ts";

export const cards = os.catalogue.cards.handler(async ({ input, context }) =>
  context.services.fitment.cards(await context.services.catalogue.cards(input.ids), input),
);
