import { writeFile } from "node:fs/promises";
import { appIcon, appIcons } from "./app-icons.ts";
import { iconSheet } from "./icon-sheet.ts";

await writeFile("client/ui/picture/icons.svg", await iconSheet());
for (const [name, icon] of Object.entries(appIcons)) await writeFile(`client/public/${name}`, await appIcon(icon));
