import { os } from "../os.ts";

export const categories = os.catalogue.categories.handler(({ context }) => context.services.catalogue.categories());
