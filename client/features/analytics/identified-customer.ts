let customerId: string | null = null;

/** Says who is shopping, in the browser alone; null for someone unknown. Adding to the cart is reported with it. */
export function identifyCustomer(id: string | null): void {
  customerId = id;
}

export function identifiedCustomer(): string | null {
  return customerId;
}
