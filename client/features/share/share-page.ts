import { notify } from "#client/ui/feedback/notify.ts";

/** Opens what the device shares with; copies the link where there is nothing of the kind, and leaves it to mail where that is refused. */
export async function sharePage(url: string, title: string, byMail: () => void): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Whoever closes the panel wants nothing instead of it.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify({ type: "success", message: "The link is copied. Paste it wherever you like." });
  } catch {
    byMail();
  }
}
