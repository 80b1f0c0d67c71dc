export type Notification = {
  type: "success" | "info" | "danger";
  message: string;
  action?: { text: string; handler: () => void };
  /** Told together with what stands there, where that offers to do something: the offer stays. */
  isAside?: boolean;
};

export const notificationEvent = "shop:notification";

let unheard: Notification | null = null;

/** Shows a message to the shopper; the next one replaces it, and null takes it away. It waits where nobody listens yet. */
export function notify(notification: Notification | null): void {
  const isUnheard = window.dispatchEvent(new CustomEvent(notificationEvent, { detail: notification, cancelable: true }));
  unheard = isUnheard ? notification : null;
}

/** The message that came before anyone listened. */
export function unheardNotification(): Notification | null {
  return unheard;
}
