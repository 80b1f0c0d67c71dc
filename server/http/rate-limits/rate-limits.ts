/** Requests that one address may make a minute. Generous: an office or a phone network often shares one address. */
export const rateLimits = {
  /** Reads of the typed API. */
  apiReads: 900,
  /** Everything that changes something: carts, forms. */
  writes: 240,
  /** Forms that make us write a mail, mostly to whoever is named in them: newsletter, stock alerts, contact. */
  mailForms: 20,
  /** Vehicles by VIN and number plate: each one costs money, and a directory of plates is worth copying. */
  vehicleLookups: 20,
  /** Suburbs by what is typed, and by the place chosen: each one costs money. */
  places: 180,
  /** What a delivery takes. */
  deliveryQuotes: 120,
  /** Steps of signing in, of which each sign-in takes four: codes must not be guessed at. */
  signIns: 60,
  /** Preview links: their secret must not be guessed at. */
  previews: 30,
  /** What vendors tell of their own accord. */
  webhooks: 120,
  /** What a browser tells us of its own accord: malformed storage, errors, blocked sources. */
  clientReports: 60,
  /** Pages and all else that is rendered or looked up. */
  pages: 1200,
} as const;
export type RateLimitName = keyof typeof rateLimits;
