import { useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useEarlyInput, useHydrated } from "./use-hydrated.ts";

let root: Root | undefined;
const report = vi.fn<(error: unknown) => void>();

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  report.mockClear();
});

function serve(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const element = document.getElementById("root");
  if (!element) throw new Error("The test has no root");
  return element;
}

test("a page is not hydrated on the server nor for its first render, and is from then on, without a word of a mismatch", async () => {
  const seen: boolean[] = [];
  function Told() {
    const isHydrated = useHydrated();
    seen.push(isHydrated);
    return <p>{isHydrated ? "script" : "server"}</p>;
  }
  const html = renderToString(<Told />);
  expect(html).toBe("<p>server</p>");
  seen.length = 0;
  const element = serve(html);
  root = hydrateRoot(element, <Told />, { onRecoverableError: report });
  await vi.waitFor(() => expect(element.textContent).toBe("script"));
  expect(seen[0]).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test("what was typed before hydration is handed over once, and only where its control stands", async () => {
  const takeOver = vi.fn<(control: HTMLInputElement) => void>();
  function Box({ isShown, label }: { isShown: boolean; label: string }) {
    const ref = useRef<HTMLInputElement>(null);
    useEarlyInput(ref, (control) => takeOver(control));
    return isShown ? <input ref={ref} aria-label={label} /> : <p>{label}</p>;
  }
  const element = serve(renderToString(<Box isShown label="Postcode" />));
  const input = element.querySelector("input");
  if (!input) throw new Error("The test has no input");
  input.value = "3058";
  root = hydrateRoot(element, <Box isShown label="Postcode" />);
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledExactlyOnceWith(input));
  expect(input.value).toBe("3058");
  root.render(<Box isShown label="Postcode or suburb" />);
  await vi.waitFor(() => expect(input.ariaLabel).toBe("Postcode or suburb"));
  expect(takeOver).toHaveBeenCalledOnce();

  root.unmount();
  takeOver.mockClear();
  const without = serve(renderToString(<Box isShown={false} label="Nothing to type" />));
  root = hydrateRoot(without, <Box isShown={false} label="Nothing to type" />);
  await vi.waitFor(() => expect(without.textContent).toBe("Nothing to type"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(takeOver).not.toHaveBeenCalled();
});
