export type Attributes = Record<string, string | number | undefined>;

/** One SVG element; attribute names are written as given, numbers with two decimals. */
export function element(name: string, attributes: Attributes, children = ""): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? numberText(value) : value}"`)
    .join("");
  return children === "" ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`;
}

export function path(d: string, attributes: Attributes = {}): string {
  return element("path", { d, ...attributes });
}

/** A path that is only stroked, with round ends unless told otherwise. */
export function stroke(d: string, colour: string, width: number, attributes: Attributes = {}): string {
  return path(d, {
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...attributes,
  });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return element("circle", { cx, cy, r, ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return element("ellipse", { cx, cy, rx, ry, ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return element("rect", { x, y, width, height, ...attributes });
}

export function group(children: string | string[], attributes: Attributes = {}): string {
  return element("g", attributes, typeof children === "string" ? children : children.join(""));
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Draws `count` copies on a circle; `draw` gets the centre of each copy and its angle in degrees. */
export function around(
  count: number,
  cx: number,
  cy: number,
  radius: number,
  draw: (x: number, y: number, degrees: number) => string,
  startDegrees = -90,
): string {
  return repeat(count, (index) => {
    const degrees = startDegrees + (360 * index) / count;
    const [x, y] = polar(cx, cy, radius, degrees);
    return draw(x, y, degrees);
  });
}

export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

/** Writes a coordinate with at most two decimals; the same number always gives the same text. */
export function numberText(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}
