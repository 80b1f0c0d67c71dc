import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Api } from "#client/lib/api/api.ts";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { SignupForm } from "./signup-form.tsx";

test("a sign-up is under way until it is answered: with the failure's own words, or as a success that empties the box [shop-4.12] [shop-5.2]", async () => {
  const answers = [Promise.withResolvers<{ isSubscribed: true }>(), Promise.withResolvers<{ isSubscribed: true }>()];
  const subscribe = vi.fn<Api["newsletter"]["subscribe"]>();
  for (const { promise } of answers) subscribe.mockReturnValueOnce(promise);
  await render(
    <InShop api={{ ...unusedApi, newsletter: { subscribe } }}>
      <SignupForm id="signup" signup={{ title: "Sign up", text: "", placeholder: "Enter email address", buttonLabel: "Subscribe" }} />
    </InShop>,
  );
  const box = page.getByRole("textbox", { name: "Email address" });
  const said = page.getByRole("status");
  const press = page.getByRole("button");
  await box.fill("jo@example.com");
  await press.click();
  await expect.element(press).toHaveAttribute("aria-busy", "true");
  await expect.element(said).toHaveTextContent("");
  answers[0]?.reject(Object.assign(new Error("Part of the shop is taking a breather."), { status: 503, code: "UPSTREAM_UNAVAILABLE" }));
  await expect.element(said).toHaveTextContent("Part of the shop is taking a breather.");
  await expect.element(box).toHaveValue("jo@example.com");

  await press.click();
  await expect.element(press).toHaveAttribute("aria-busy", "true");
  answers[1]?.resolve({ isSubscribed: true });
  await expect.element(said).toHaveTextContent("Subscribed successfully!");
  await expect.element(box).toHaveValue("");
});
