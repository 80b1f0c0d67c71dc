import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** A page for frameworks that know nothing of the shop: the components that make its HTML, and the data that came with it. */
export type PeerPage = { tree: string; data: { title: string; description: string; state: unknown }; components: number; elements: number };

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What React calls otherwise than HTML does. */
const propNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  srcset: "srcSet",
  fetchpriority: "fetchPriority",
  crossorigin: "crossOrigin",
  autocomplete: "autoComplete",
  inputmode: "inputMode",
  enterkeyhint: "enterKeyHint",
  maxlength: "maxLength",
  minlength: "minLength",
  readonly: "readOnly",
  novalidate: "noValidate",
  colspan: "colSpan",
  datetime: "dateTime",
  popovertarget: "popoverTarget",
  popovertargetaction: "popoverTargetAction",
  itemprop: "itemProp",
  itemscope: "itemScope",
  itemtype: "itemType",
  viewbox: "viewBox",
};
/** What is there or not; anything that they say is true. */
const switches = new Set(["disabled", "hidden", "required", "open", "checked", "multiple", "inert", "readonly", "novalidate", "itemscope"]);
/** What a shop would make a component of, each time it comes. */
const componentTags = new Set(
  "a article aside button details dialog dl fieldset figure footer form h1 h2 h3 header label li main nav ol picture search section select svg table ul".split(
    " ",
  ),
);

export function peerPageOf(html: string, stateElementId: string): PeerPage {
  const document = parse(html, { scriptingEnabled: false });
  const found = { title: "", description: "", state: "{}" };
  const components: string[] = [];
  let elements = 0;

  const write = (node: Node): string => {
    if (node.nodeName === "#text" && "value" in node) return node.value === "" ? "" : `{${JSON.stringify(node.value)}}`;
    if (!("tagName" in node)) return "";
    return writeElement(node);
  };

  const writeElement = (element: Element): string => {
    const { tagName } = element;
    const attributes = attributesOf(element);
    if (tagName === "script" && attributes.get("type") !== "application/ld+json") return "";
    if (tagName === "style" || tagName === "template" || tagName === "link") return "";
    elements++;
    const isOwnPage = tagName === "a" && attributes.get("href")?.startsWith("/") === true && !attributes.has("download");
    const tag = isOwnPage ? "Link" : tagName;
    const props = [...attributes].map(([name, value]) => propOf(tagName, name, value)).join("");
    const children =
      tagName === "script"
        ? ` dangerouslySetInnerHTML={{ __html: ${JSON.stringify(textOf(element))} }} />`
        : `>${element.childNodes.map(write).join("")}</${tag}>`;
    const jsx = `<${tag}${props}${element.childNodes.length === 0 ? " />" : children}`;
    if (!componentTags.has(tagName)) return jsx;
    const name = `${tagName.slice(0, 1).toUpperCase()}${tagName.slice(1)}${components.length}`;
    const link = isOwnPage ? "const Link = use(LinkContext); " : "";
    components.push(`function ${name}() { ${link}return (${jsx}); }`);
    return `<${name} />`;
  };

  const body: string[] = [];
  for (const element of elementsIn(document.childNodes)) {
    const attributes = attributesOf(element);
    if (element.tagName === "title" && found.title === "") found.title = textOf(element);
    if (element.tagName === "meta" && attributes.get("name") === "description") found.description = attributes.get("content") ?? "";
    if (element.tagName === "script" && attributes.get("id") === stateElementId) found.state = textOf(element);
    if (element.tagName === "body") body.push(...element.childNodes.map(write));
  }
  const tree = [
    'import { createContext, use } from "react";',
    "export const LinkContext = createContext(null);",
    ...components,
    `export function PageTree() { return (<>${body.join("")}</>); }`,
  ].join("\n");
  const { title, description, state } = found;
  return { tree: `${tree}\n`, data: { title, description, state: JSON.parse(state) }, components: components.length, elements };
}

function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!("tagName" in node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
  }
}

const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));

const textOf = ({ childNodes }: Element) => childNodes.map((child) => ("value" in child ? child.value : "")).join("");

function propOf(tagName: string, name: string, value: string): string {
  // React wants an object for it, and forms set what is chosen on the select; neither weighs anything.
  if (name === "style" || (tagName === "option" && name === "selected")) return "";
  if (name === "nonce" || name.startsWith("on")) return "";
  if (tagName === "input" && name === "value") return ` defaultValue={${JSON.stringify(value)}}`;
  if (tagName === "input" && name === "checked") return " defaultChecked";
  const prop = propNames[name] ?? name;
  if (switches.has(name) && value === "") return ` ${prop}`;
  return ` ${prop}={${JSON.stringify(value)}}`;
}
