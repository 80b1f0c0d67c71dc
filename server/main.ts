import { createBuiltFrontEnd } from "./built-front-end.ts";
import { runShop } from "./run-shop.ts";

await runShop(createBuiltFrontEnd);
