import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectLink } from "./project-link.tsx";

const linkOf = (...components: string[][]) =>
  renderToStaticMarkup(
    <ProjectLink
      variantId="gid://shopify/ProductVariant/50"
      quantity={2}
      components={components.map((values) => ({ options: [{ name: "Side", values }] }))}
    />,
  );

test("a part, and a kit that comes in one way, can be put into a project", () => {
  expect(linkOf()).toContain('href="/projects/add?lines=50x2"');
  expect(linkOf(["Left"], ["Right"])).toContain('href="/projects/add?lines=50x2"');
});

test("a kit of which something is to be chosen can't, for a project keeps no choices to order it by", () => {
  expect(linkOf(["Left"], ["Left", "Right"])).toBe("");
});
