/** "(03) 5550 1000" → "tel:0355501000". */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
