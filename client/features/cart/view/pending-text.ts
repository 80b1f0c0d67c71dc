type Certainty = { isOffline: boolean; isChanging: boolean; isChecking: boolean };

/** Why the totals are not certain; null when they are. */
export function pendingText({ isOffline, isChanging, isChecking }: Certainty): string | null {
  if (isOffline) return isChanging ? "You're offline. Your changes are saved as soon as you're back." : "You're offline.";
  if (isChanging) return "Updating your cart…";
  return isChecking ? "Checking your cart…" : null;
}
