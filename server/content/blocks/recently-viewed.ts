import { z } from "zod";
import { blockMapper } from "./block-mapper.ts";

export const recentlyViewed = blockMapper("RecentlyViewed", z.object({}), (_fields, id) => ({ id, type: "recently-viewed" }));
