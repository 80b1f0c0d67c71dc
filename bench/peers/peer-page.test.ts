import { expect, test } from "vitest";
import { peerPageOf } from "./peer-page.ts";

const page = (body: string) =>
  peerPageOf(`<!doctype html><title>Brake drum</title><meta name="description" content="New"><body>${body}</body>`, "state");

test("the page of a peer has the same elements, words and attributes, each under React's name for it", () => {
  const { tree, components, elements } = page(
    '<p class="price" hidden>$5 & "up"<b>!</b></p><input value="1" checked><label for="q">Quantity</label>',
  );
  expect(tree).toContain('<p className={"price"} hidden>{"$5 & \\"up\\""}<b>{"!"}</b></p>');
  expect(tree).toContain('<input defaultValue={"1"} defaultChecked />');
  expect(tree).toContain('function Label0() { return (<label htmlFor={"q"}>{"Quantity"}</label>); }');
  expect({ components, elements }).toEqual({ components: 1, elements: 4 });
});

test("a link of the shop's own is the framework's link; one that leads away or downloads is not", () => {
  const { tree } = page('<a href="/cart">Cart</a><a href="https://example.com">Away</a><a href="/x.pdf" download>File</a>');
  expect(tree).toContain('const Link = use(LinkContext); return (<Link href={"/cart"}>{"Cart"}</Link>)');
  expect(tree).toContain('<a href={"https://example.com"}>');
  expect(tree).toContain('<a href={"/x.pdf"} download={""}>');
});

test("the page's data come with it, its scripts don't, but for the facts for search engines", () => {
  const { tree, data } = page(
    '<script type="application/json" id="state">{"queries":[1]}</script><script>run()</script><script type="application/ld+json">{"@type":"Product"}</script>',
  );
  expect(data).toEqual({ title: "Brake drum", description: "New", state: { queries: [1] } });
  expect(tree).not.toContain("run()");
  expect(tree).toContain('dangerouslySetInnerHTML={{ __html: "{\\"@type\\":\\"Product\\"}" }} />');
});
