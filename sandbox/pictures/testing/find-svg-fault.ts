/** A light check of SVG text: tags nest, numbers are numbers, references resolve, nothing is written as text or script. Null when it is sound. */
export function findSvgFault(svg: string): string | null {
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')) return "The root is no SVG element.";
  if (/NaN|undefined|Infinity|\[object/.test(svg)) return "A value was not a number.";
  if (/<(?:text|script|image|foreignObject)\b/.test(svg)) return "There is an element that a drawing may not have.";
  return findNestingFault(svg) ?? findBrokenReference(svg);
}

function findNestingFault(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<>&]*")*)(\/?)>/g,
    (_, closing: string, name: string, __: string, selfClosing: string) => {
      if (closing) open.push(open.pop() === name ? "" : `!${name}`);
      else if (!selfClosing) open.push(name);
      if (open.at(-1) === "") open.pop();
      return "";
    },
  );
  if (rest !== "") return `There is stray text: ${rest.slice(0, 60)}`;
  return open.length > 0 ? `These elements do not nest: ${open.join(", ")}` : null;
}

function findBrokenReference(svg: string): string | null {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const references = [...svg.matchAll(/url\(#([^)]+)\)| href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  const broken = references.find((id) => !ids.has(id));
  return broken === undefined ? null : `Nothing has the id ${broken}.`;
}
