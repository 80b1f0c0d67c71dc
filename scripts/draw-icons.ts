import { writeFile } from "node:fs/promises";
import { iconSheet } from "./icons/icon-sheet.ts";

await writeFile("client/ui/picture/icons.svg", await iconSheet());
