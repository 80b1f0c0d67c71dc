import { frame } from "../frame.ts";
import { cache } from "./cache.ts";
import { rendering } from "./rendering.ts";
import { requests } from "./requests.ts";
import { shop } from "./shop.ts";
import { upstreams } from "./upstreams.ts";

export const service = frame({
  uid: "rares-service",
  title: "Rares: service",
  description: "Requests, pages, vendors, cache and shop. Read it from the top: what shoppers meet stands before what may cause it.",
  sections: [requests, rendering, upstreams, cache, shop],
});
