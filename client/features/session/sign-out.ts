import type { Api } from "#client/lib/api/api.ts";
import { reportToShop } from "#client/lib/reports/report-to-shop.ts";
import { rereadSessionMarker, sessionMarker } from "./session-marker.ts";

/** Signs out and leaves the page, so that nothing of the customer stays in its memory. False when that failed, which is only logged. */
export async function signOut(api: Api): Promise<boolean> {
  try {
    const { url } = await api.session.signOut();
    location.assign(url);
  } catch {
    rereadSessionMarker();
    if (sessionMarker() !== null) {
      reportToShop("sign-out-failed");
      return false;
    }
    location.assign("/");
  }
  return true;
}
