import { type SubmitEvent, useState } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { noResponse } from "#client/lib/api/browser-api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import styles from "./home-car.module.css";

// A form and links: what the server made works by itself, so its code comes when another car is chosen, or with the next page.
const HomeCarView = lazyPart(async () => (await import("./home-car-view.tsx")).HomeCarView);

const islandId = "home-car";
const served = {};

/** The server's form posts by itself, which ends without a connection at a page of the browser's own. */
function saysSoOffline(event: SubmitEvent): void {
  if (navigator.onLine || event.defaultPrevented) return;
  event.preventDefault();
  notify({ type: "danger", message: noResponse });
}

/** What home begins with: the question which car it is for, or a greeting for the one that was chosen. */
export function HomeCar() {
  const vehicle = useSelectedVehicle();
  const [servedFor] = useState(() => (import.meta.env.SSR || document.getElementById(islandId) ? vehicle : undefined));
  return (
    <div className={styles.place} onSubmit={saysSoOffline}>
      {servedFor !== vehicle ? (
        <HomeCarView vehicle={vehicle} />
      ) : import.meta.env.SSR ? (
        <div id={islandId}>
          <HomeCarView vehicle={vehicle} />
        </div>
      ) : (
        <ServerRendered id={islandId} madeOf={served}>
          {import.meta.env.SSR && <HomeCarView vehicle={vehicle} />}
        </ServerRendered>
      )}
    </div>
  );
}
