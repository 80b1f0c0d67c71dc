import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NotificationRegion } from "./notification-region.tsx";
import { type Notification, notify } from "./notify.ts";

const undo = vi.fn<() => void>();
const removal: Notification = { type: "info", message: "Removed Water pump.", action: { text: "Undo", handler: undo } };
const aside: Notification = { type: "info", message: "We took out the free Mug.", isAside: true };
const words = () => page.getByRole("status").element().textContent.trim();
const undoButton = page.getByRole("button", { name: "Undo" });

beforeEach(async () => {
  undo.mockReset();
  await render(<NotificationRegion />);
});
afterEach(() => notify({ type: "success", message: "" }));

describe("a message beside another", () => {
  test("leaves what that offers to do, with the focus on it, and is told with it", async () => {
    notify(removal);
    await expect.element(undoButton).toBeVisible();
    undoButton.element().focus();
    notify(aside);
    await expect.poll(words).toBe("Removed Water pump. We took out the free Mug.Undo");
    expect(document.activeElement?.textContent).toBe("Undo");
    await undoButton.click();
    expect(undo).toHaveBeenCalledTimes(1);
    await expect.poll(words).toBe("");
  });

  test("is told by itself where nothing is offered, or not any more", async () => {
    notify({ type: "info", message: "Still trying…" });
    notify(aside);
    await expect.poll(words).toBe("We took out the free Mug.");
    notify(removal);
    await page.getByRole("button", { name: "Dismiss" }).click();
    notify(aside);
    await expect.poll(words).toBe("We took out the free Mug.");
  });

  test("goes with that when something else is told", async () => {
    notify(removal);
    notify(aside);
    notify({ type: "info", message: "Still trying…" });
    await expect.poll(words).toBe("Still trying…");
    await expect.element(undoButton).not.toBeInTheDocument();
  });
});
