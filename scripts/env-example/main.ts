import { writeFile } from "node:fs/promises";
import { envExample } from "./env-example.ts";

await writeFile(".env.example", envExample());
