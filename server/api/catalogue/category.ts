import { os } from "../os.ts";

export const category = os.catalogue.category.handler(({ input, context }) => context.services.catalogue.category(input.path));
