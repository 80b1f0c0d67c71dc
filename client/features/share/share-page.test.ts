import { afterEach, expect, test, vi } from "vitest";
import { notificationEvent } from "#client/ui/feedback/notify.ts";
import { sharePage } from "./share-page.ts";

const url = "https://shop.example/products/drum";

afterEach(() => vi.unstubAllGlobals());

function onDevice(device: object) {
  const page = new EventTarget();
  const tell = vi.fn();
  page.addEventListener(notificationEvent, tell);
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", device);
  return tell;
}

const refuses = (name: string) => () => Promise.reject(new DOMException("no", name));

test("the device's own panel shares the page, and nothing else is said", async () => {
  const share = vi.fn(() => Promise.resolve());
  const tell = onDevice({ share });
  const byMail = vi.fn();
  await sharePage(url, "Drum", byMail);
  expect(share).toHaveBeenCalledWith({ title: "Drum", url });
  expect([tell.mock.calls.length, byMail.mock.calls.length]).toEqual([0, 0]);
});

test("whoever closes that panel gets nothing instead", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  onDevice({ share: refuses("AbortError"), clipboard: { writeText } });
  const byMail = vi.fn();
  await sharePage(url, "Drum", byMail);
  expect([writeText.mock.calls.length, byMail.mock.calls.length]).toEqual([0, 0]);
});

test.each([{}, { share: refuses("NotAllowedError") }])("without such a panel the link is copied, and the shopper told", async (device) => {
  const writeText = vi.fn(() => Promise.resolve());
  const tell = onDevice({ ...device, clipboard: { writeText } });
  await sharePage(url, "Drum", vi.fn());
  expect(writeText).toHaveBeenCalledWith(url);
  expect(tell).toHaveBeenCalledOnce();
});

test("where nothing may be copied either, it goes by mail", async () => {
  onDevice({ clipboard: { writeText: refuses("NotAllowedError") } });
  const byMail = vi.fn();
  await sharePage(url, "Drum", byMail);
  expect(byMail).toHaveBeenCalledOnce();
});
