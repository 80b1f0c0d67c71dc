import { createBuiltFrontEnd } from "./process/built-front-end.ts";
import { runShop } from "./process/run-shop.ts";

await runShop(createBuiltFrontEnd);
