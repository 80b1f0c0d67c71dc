import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banners } from "./banners.tsx";

const none = { promotionalBanner: null, storeLocatorBanner: null };

test("a shop in public whose vendors are played says so above everything else", () => {
  const html = renderToStaticMarkup(<Banners {...none} promotionalBanner={{ text: "Free delivery", link: null }} isDemo />);
  expect(html).toMatch(/^<p role="note"[^>]*>This is a demo: orders, accounts and messages are played/);
  expect(html.indexOf("Free delivery")).toBeGreaterThan(html.indexOf("real details."));
});

test("a shop without announcements shows none", () => {
  expect(renderToStaticMarkup(<Banners {...none} isDemo={false} />)).toBe("");
});
