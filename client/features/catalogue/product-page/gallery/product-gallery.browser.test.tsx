import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { Picture } from "#shared/contract/picture.ts";
import { exampleProduct } from "#shared/testing/example-product.ts";
import { ProductGallery } from "./product-gallery.tsx";

vi.mock(import("./closer-look.tsx"), () => {
  throw new Error("gone");
});

afterEach(() => vi.unstubAllGlobals());

const picture: Picture = { source: "shopify", url: "/no-picture.png", alt: "A water pump", width: 800, height: 600 };

test("where the code of the closer look doesn't come a picture's link opens the picture, and the page stays", async () => {
  const open = vi.fn<(...args: unknown[]) => null>(() => null);
  vi.stubGlobal("open", open);
  await render(
    <InShop>
      <ProductGallery product={exampleProduct({ pictures: [picture] })} />
    </InShop>,
  );
  const link = page.getByRole("link", { name: "Look closer: A water pump" });
  await link.click();
  await expect.poll(() => open.mock.calls).toEqual([[expect.stringContaining(picture.url), "_blank", "noreferrer"]]);
  await expect.element(link).toBeInTheDocument();
});
