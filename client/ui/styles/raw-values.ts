const rawColour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\s*;/gi;
const rawFontSize = /font-size:[^;]*\d(?:px|pt)|\bfont:\s*[^;]*\d(?:px|pt)/gi;

/** Finds colours and fixed type sizes that should have been tokens; comments don't count. */
export function rawValuesIn(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(rawColour), ...code.matchAll(rawFontSize)].map((match) => match[0]);
}
