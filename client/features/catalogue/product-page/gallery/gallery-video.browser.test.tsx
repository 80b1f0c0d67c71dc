import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { GalleryPicture } from "#shared/contract/catalogue/product.ts";
import { exampleProduct, exampleVariant } from "#shared/testing/example-product.ts";
import { ProductGallery } from "./product-gallery.tsx";

const picture = (name: string, facts: Partial<GalleryPicture> = {}): GalleryPicture => ({
  source: "shopify",
  url: `/${name}.png`,
  alt: name,
  width: 800,
  height: 600,
  ...facts,
});
const file = picture("How to bleed", { video: { url: "/bleeding.mp4" } });
const ofYoutube = picture("How to fit", {
  video: { url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0" },
});
/** In the sandbox of the tests nobody answers for Vimeo. */
const ofVimeo = picture("How to paint", { video: { url: "https://vimeo.com/76979871", embedUrl: "about:blank?dnt=1" } });

const gallery = (pictures: GalleryPicture[], facts: Parameters<typeof exampleProduct>[0] = {}) => (
  <InShop>
    <div style={{ inlineSize: 300 }}>
      <ProductGallery product={exampleProduct({ pictures, ...facts })} />
    </div>
  </InShop>
);
const strip = () =>
  page
    .getByRole("region", { name: /^Pictures of/ })
    .getByRole("list")
    .first()
    .element();
const video = () => strip().querySelector("video");

/** What the video element does of its own is the browser's, and the file isn't there. */
beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue());

test("a film's slide shows its preview and a link to the film, and asks nobody for it before the press", async () => {
  await render(gallery([picture("A pump"), file, ofYoutube]));
  const watch = page.getByRole("link", { name: "Watch Video: How to fit" });
  await expect.element(watch).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await expect.element(page.getByRole("link", { name: "Watch Video: How to bleed" })).toHaveAttribute("href", "/bleeding.mp4");
  await expect.element(page.getByRole("img", { name: "How to bleed" })).toBeInTheDocument();
  expect(strip().querySelector("iframe, video")).toBeNull();
  await expect.element(page.getByRole("link", { name: "Look closer: A pump" })).toBeInTheDocument();
});

test("a press plays the film in its slide with the focus, and the keyboard does as well", async () => {
  await render(gallery([file, picture("A pump")]));
  const watch = page.getByRole("link", { name: "Watch Video: How to bleed" });
  watch.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(video).not.toBeNull();
  expect(video()).toHaveAttribute("aria-label", "How to bleed");
  expect(video()?.getAttribute("src")).toBe("/bleeding.mp4");
  expect(video()?.controls).toBe(true);
  expect(document.activeElement).toBe(video());
  await expect.element(watch).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("another host's player plays at once with the focus, sandboxed and named", async () => {
  await render(gallery([ofVimeo, picture("A pump")]));
  const watch = page.getByRole("link", { name: "Watch Video: How to paint" });
  await expect.element(watch).toHaveAttribute("href", "https://vimeo.com/76979871");
  await watch.click();
  const player = () => strip().querySelector("iframe");
  await expect.poll(player).not.toBeNull();
  expect(player()?.getAttribute("src")).toBe("about:blank?dnt=1&autoplay=1");
  expect(player()).toHaveAttribute("title", "How to paint");
  expect(player()?.sandbox.contains("allow-top-navigation")).toBe(false);
  expect(document.activeElement).toBe(player());
});

test("another slide stops the film, and its link is back", async () => {
  await render(gallery([picture("A pump"), file]));
  strip().scrollTo({ left: 300, behavior: "instant" });
  const watch = page.getByRole("link", { name: "Watch Video: How to bleed" });
  await watch.click();
  await expect.poll(video).not.toBeNull();
  // It goes on while its slide is the one in sight.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(video()).not.toBeNull();
  strip().scrollTo({ left: 0, behavior: "instant" });
  await expect.poll(video).toBeNull();
  await expect.element(watch).toBeInTheDocument();
});

test("a variant whose own picture takes the first place stops the film that stood there", async () => {
  const { rerender } = await render(gallery([file, picture("A pump")]));
  await page.getByRole("link", { name: /^Watch Video/ }).click();
  await expect.poll(video).not.toBeNull();
  // The choice has the focus by then.
  video()?.blur();
  await rerender(gallery([file, picture("A pump")], { variants: [exampleVariant({ picture: picture("In red") })] }));
  await expect.poll(video).toBeNull();
});

test("the way to a film says so, and the closer look turns through the pictures alone", async () => {
  await page.viewport(1280, 800);
  await render(gallery([picture("A pump"), file, picture("Its box")]));
  await expect.element(page.getByRole("button", { name: "Show video 2 of 3" })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Show picture 3 of 3" })).toBeInTheDocument();
  strip().scrollTo({ left: 600, behavior: "instant" });
  await page.getByRole("link", { name: "Look closer: Its box" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("status")).toHaveTextContent("2 / 2");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect.element(dialog.getByRole("img", { name: "A pump" })).toBeInTheDocument();
});
