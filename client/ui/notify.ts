export type Notification = {
  type: "success" | "info" | "danger";
  message: string;
  action?: { text: string; handler: () => void };
};

export const notificationEvent = "shop:notification";

/** Shows a message to the shopper; the next one replaces it. Travels as an event, so nothing is kept outside the page. */
export function notify(notification: Notification): void {
  window.dispatchEvent(new CustomEvent<Notification>(notificationEvent, { detail: notification }));
}
