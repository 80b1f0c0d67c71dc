import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { WarningModal } from "./warning-modal.tsx";

test("a renewal that failed is told of until the warning closes, and not at the next one", async () => {
  const modal = (isOpen: boolean) => <WarningModal isOpen={isOpen} seconds={90} onStay={async () => "failed"} onClose={vi.fn()} />;
  const { rerender } = await render(modal(true));
  await page.getByRole("button", { name: "I'm still here" }).click();
  const failure = page.getByText("Failed to renew token. Please try again.");
  await expect.element(failure).toBeVisible();
  await rerender(modal(false));
  await rerender(modal(true));
  await expect.element(page.getByRole("button", { name: "I'm still here" })).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});
