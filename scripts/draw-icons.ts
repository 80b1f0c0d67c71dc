import { writeFile } from "node:fs/promises";
import { iconSheet } from "./icon-sheet.ts";

await writeFile("client/ui/picture/icons.svg", await iconSheet());
