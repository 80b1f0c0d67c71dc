let customerId: string | null = null;

/** Says who is shopping, in the browser alone; null for someone unknown. Adding to the cart is reported with it. */
export function identifyCustomer(id: string | null): void {
  customerId = id;
}

export function identifiedCustomer(): string | null {
  return customerId;
}

declare global {
  interface Window {
    /** Read by a tag manager once one is configured; until then what is reported only waits in it. */
    dataLayer?: object[];
  }
}

/** While nobody reads them, only the newest events are worth their memory. */
const entriesMax = 500;

/** The queue that a tag manager reads from its beginning when it loads, so that nothing is lost before. */
export function dataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

export function pushToDataLayer(...entries: object[]): void {
  const layer = dataLayer();
  for (const entry of entries) layer.push(entry);
  if (layer.length > entriesMax) layer.splice(0, layer.length - entriesMax);
}
