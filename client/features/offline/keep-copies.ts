import { askServiceWorker, registerServiceWorker } from "#client/lib/offline/service-worker.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { carCardPath, copyKindOf, type News, newsMessage } from "#shared/domain/kept-copies.ts";
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
    window.addEventListener("online", () => void askServiceWorker(worker, { type: "send" }));
  }
  const cookies = document.cookie;
  const isKept = copyKindOf(path) !== null;
  void askServiceWorker(worker, {
    type: "keep",
    page: path,
    along: readSelectedVehicle(cookies) === null ? [] : garagePages,
    pictures: isKept ? picturesOnShow() : [],
    isSignedIn: readSessionMarker(cookies) !== null,
  });
  await tell();
}

const picturesOnShow = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main img"), ({ currentSrc }) => currentSrc)
    .filter((url) => url.startsWith("http"))
    .slice(0, picturesMax);

const isNews = (value: unknown): value is News =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string" && "isProblem" in value;
