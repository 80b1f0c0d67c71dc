import { startTransition, Suspense } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createBrowserRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferEarlyPops } from "./early-pops.ts";
import { lazyPart } from "./lazy-part.tsx";

const pops = vi.fn<(event: PopStateEvent) => void>();
const progress = () => document.documentElement.dataset["hydrated"];
let root: Root | undefined;

beforeEach(() => {
  // Before anybody listens, as on a page.
  deferEarlyPops(window);
  addEventListener("popstate", pops);
});
afterEach(() => {
  root?.unmount();
  history.replaceState(null, "", location.pathname + location.search);
  document.body.replaceChildren();
  delete document.documentElement.dataset["hydrated"];
  pops.mockClear();
});

const Jump = () => <a href="#there">There</a>;
const Place = () => <output>{useLocation().hash}</output>;

/** A page whose own code is at work, with a part that waits for its code. */
async function openPage() {
  const code = Promise.withResolvers<typeof Jump>();
  const Part = lazyPart(() => code.promise);
  const router = createBrowserRouter([
    {
      path: "*",
      element: (
        <main>
          <Place />
          <Part />
        </main>
      ),
    },
  ]);
  const served = (
    <main>
      <output />
      <Suspense>
        <Jump />
      </Suspense>
    </main>
  );
  document.body.innerHTML = `<div id="root">${renderToString(served)}</div>`;
  const element = document.getElementById("root");
  if (!element) throw new Error("The test has no root");
  const jump = element.querySelector("a");
  startTransition(() => {
    root = hydrateRoot(element, <RouterProvider router={router} />);
  });
  await vi.waitFor(() => expect(progress()).toBe("page"));
  return { code, jump, place: () => document.querySelector("output")?.textContent };
}

test("a jump within the page and the way back leave a part that waits for its code as the server sent it, and are followed once it has come", async () => {
  const { code, jump, place } = await openPage();
  jump?.click();
  await vi.waitFor(() => expect(pops).toHaveBeenCalledTimes(1));
  history.back();
  await vi.waitFor(() => expect(pops).toHaveBeenCalledTimes(2));
  expect(history.state).toHaveProperty("idx");
  expect(pops.mock.lastCall?.[0].state).toEqual(history.state);
  history.forward();
  await vi.waitFor(() => expect(pops).toHaveBeenCalledTimes(3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector("a")).toBe(jump);
  code.resolve(Jump);
  await vi.waitFor(() => expect(place()).toBe("#there"));
  expect(document.querySelector("a")).toBe(jump);
  history.back();
  await vi.waitFor(() => expect(place()).toBe(""));
});

test("a jump once all parts are at work is followed in its own event, which keeps the scroll position", async () => {
  const { code, jump } = await openPage();
  code.resolve(Jump);
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  jump?.click();
  await vi.waitFor(() => expect(pops).toHaveBeenCalledOnce());
  expect(pops.mock.calls[0]?.[0].isTrusted).toBe(true);
  history.back();
  await vi.waitFor(() => expect(pops).toHaveBeenCalledTimes(2));
});
