import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IconName, iconNames } from "#client/ui/picture/icon-names.ts";

/** The shop's icons as one file of symbols, drawn from lucide. Stroke and fill come from the page. */
export async function iconSheet(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

async function symbolOf(name: IconName): Promise<string> {
  const { default: drawing } = await dynamicIconImports[name]();
  const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(drawing))) ?? [];
  if (!shapes) throw new Error(`lucide draws nothing for ${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, "/>")}</symbol>`;
}
