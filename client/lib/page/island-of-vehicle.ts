import { useEffect, useRef } from "react";
import { trustedHtml } from "#client/hydration/trusted-types.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { wholePageHeader } from "#shared/domain/kept-copies.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** No more than a page gives a look at the cart. */
const longestWaitMs = 20_000;

type IslandOfVehicleProps = { id: string; servedFor: SelectedVehicle | null };

/** Keeps a page that only the server renders in step with the selected vehicle: its island is fetched anew, and the garage's panel stays open beside it. What can't be fetched, or not in time, must not go on telling of another car. */
export function IslandOfVehicle({ id, servedFor }: IslandOfVehicleProps): null {
  const vehicle = useSelectedVehicle();
  const shownForRef = useRef(servedFor);
  useEffect(() => {
    if (shownForRef.current === vehicle) return;
    const asking = new AbortController();
    const follow = async () => {
      try {
        await renewIsland(id, AbortSignal.any([asking.signal, AbortSignal.timeout(longestWaitMs)]));
        shownForRef.current = vehicle;
      } catch {
        if (!asking.signal.aborted) location.reload();
      }
    };
    void follow();
    return () => asking.abort();
  }, [vehicle, id]);
  return null;
}

async function renewIsland(id: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(location.href, { headers: { [wholePageHeader]: "1" }, cache: "no-store", signal });
  const next = new DOMParser().parseFromString(trustedHtml(await answer.text()), "text/html");
  const [shown, wanted] = [document.getElementById(id), next.getElementById(id)];
  if (!answer.ok || !shown || !wanted) throw new Error(`The page came without "${id}"`);
  signal.throwIfAborted();
  document.title = next.title;
  takeOver(shown, wanted);
}

/** Changes nothing but what is different: the focus and what was typed stay elsewhere. */
function takeOver(shown: Node, wanted: Node): void {
  if (shown.isEqualNode(wanted)) return;
  const [before, after] = [Array.from(shown.childNodes), Array.from(wanted.childNodes)];
  const isSameAround = before.length > 0 && before.length === after.length && shown.cloneNode().isEqualNode(wanted.cloneNode());
  if (!isSameAround) shown.parentNode?.replaceChild(wanted, shown);
  else
    before.forEach((node, at) => {
      const next = after[at];
      if (next) takeOver(node, next);
    });
}
