import { os } from "../os.ts";

export const cards = os.catalogue.cards.handler(({ input, context }) => context.services.catalogue.cards(input.ids));
