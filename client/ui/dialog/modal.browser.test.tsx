import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Drawer } from "./drawer.tsx";
import { Modal } from "./modal.tsx";

/** A button that opens a question, which may be closed or not, and one inside that opens a drawer. */
function Page({ isClosable = true }: { isClosable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [closeCount, setCloseCount] = useState(0);
  const close = () => {
    setCloseCount(closeCount + 1);
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Ask</button>
      <p role="status">closed {closeCount} times</p>
      <Modal isOpen={isOpen} onClose={isClosable ? close : undefined} title="Log out?">
        <button onClick={() => setIsDrawerOpen(true)}>Look first</button>
        <button onClick={() => setIsOpen(false)}>Go back</button>
      </Modal>
      <Drawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} title="Your cart">
        Contents
      </Drawer>
    </>
  );
}

const opener = page.getByRole("button", { name: "Ask" });
const dialog = page.getByRole("dialog", { name: "Log out?" });
const closed = page.getByText(/^closed \d times$/);

async function open(element = <Page />) {
  await render(element);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

/** A press on the veil belongs to the dialog itself; where it began and ended decides. */
function press(from: Element, to: Element): void {
  from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  to.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

describe("a question over the page", () => {
  test("closes by Escape and by its cross, tells it once, and gives the focus back", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(closed).toHaveTextContent("closed 1 times");
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect.element(closed).toHaveTextContent("closed 2 times");
  });

  test("closes by a press on its veil, but not by one that only ends there, as when text was selected", async () => {
    await open();
    const veil = dialog.element();
    press(dialog.getByRole("heading").element(), veil);
    press(veil, dialog.getByRole("heading").element());
    await expect.element(dialog).toBeVisible();
    press(veil, veil);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("that wants an answer has no cross, and comes back when the browser closes it", async () => {
    await open(<Page isClosable={false} />);
    expect(dialog.getByRole("button", { name: /^Close/ }).elements()).toEqual([]);
    const element = dialog.element();
    press(element, element);
    if (element instanceof HTMLDialogElement) element.close();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Go back" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("gives way to the next dialog: one is open at a time", async () => {
    await open();
    await dialog.getByRole("button", { name: "Look first" }).click();
    await expect.element(page.getByRole("dialog", { name: "Your cart" })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
