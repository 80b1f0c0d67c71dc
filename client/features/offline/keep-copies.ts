import { trustedScriptUrl } from "#client/hydration/trusted-types.ts";
import { askServiceWorker } from "#client/lib/offline/service-worker.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { carCardPath, copyKindOf, type News, newsMessage, projectsPath } from "#shared/domain/kept-copies.ts";
import { workerPath } from "#shared/domain/worker-path.ts";
import { readSessionMarker } from "#shared/domain/customer/session-marker.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

const picturesMax = 12;
const garagePages = ["/garage", carCardPath];

let isListening = false;

/** Has the page on show kept for reading offline, and the garage with it. What had to wait for a connection is sent, and `onSent` hears of it. */
export async function keepCopies(path: string, onSent: () => void): Promise<void> {
  const worker = await registerServiceWorker();
  if (worker === null) return;
  const tell = async () => {
    const told = await askServiceWorker(worker, { type: "take-news" });
    const news = Array.isArray(told) ? told.filter(isNews) : [];
    if (news.length === 0) return;
    notify({ type: news.some(({ isProblem }) => isProblem) ? "danger" : "success", message: news.map(({ message }) => message).join(" ") });
    onSent();
  };
  if (!isListening) {
    isListening = true;
    navigator.serviceWorker.addEventListener("message", ({ data }) => data === newsMessage && void tell());
    document.addEventListener("click", leaveToBrowser, { capture: true });
    window.addEventListener("online", () => void send(worker));
  }
  const cookies = document.cookie;
  const isKept = copyKindOf(path) !== null;
  const isSignedIn = readSessionMarker(cookies) !== null;
  // Whether a device has projects is nobody's to know but the shop's, until one is opened.
  const hasProjects = isSignedIn || path.startsWith(projectsPath);
  void askServiceWorker(worker, {
    type: "keep",
    page: path,
    along: [...(readSelectedVehicle(cookies) === null ? [] : garagePages), ...(hasProjects ? [projectsPath] : [])],
    pictures: isKept ? picturesOnShow() : [],
    isSignedIn,
  });
  await tell();
}

const againAfterMs = [5000, 30_000, 120_000];

/** Browsers say that they are online before the shop can be reached, and not all of them have Background Sync to try again. */
async function send(worker: ServiceWorker, [waitMs, ...later]: readonly number[] = againAfterMs): Promise<void> {
  const left = await askServiceWorker(worker, { type: "send" });
  if (left !== 0 && waitMs !== undefined && navigator.onLine) setTimeout(() => void send(worker, later), waitMs);
}

/** Offline the service worker has pages to read, and it answers documents alone: links are then the browser's own. */
function leaveToBrowser({ target }: MouseEvent): void {
  if (navigator.onLine || !(target instanceof Element)) return;
  target.closest("a[href]")?.setAttribute("data-native", "");
}

/** Registers the service worker, or looks for a newer one. Null where the browser has none. */
async function registerServiceWorker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  await navigator.serviceWorker.register(trustedScriptUrl(workerPath), { updateViaCache: "none" });
  return (await navigator.serviceWorker.ready).active;
}

const picturesOnShow = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main img"), ({ currentSrc }) => currentSrc)
    .filter((url) => url.startsWith("http"))
    .slice(0, picturesMax);

const isNews = (value: unknown): value is News =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string" && "isProblem" in value;
