import { writeFile } from "node:fs/promises";
import { iconSheet } from "./icon-sheet.ts";

await writeFile("client/ui/icons.svg", await iconSheet());
