/** How pages feel to shoppers, by the names of web.dev/articles/vitals: times in milliseconds, and `cls` as the share of the view that moved. */
export const webVitals = ["lcp", "inp", "cls", "fcp", "ttfb"] as const;
export type WebVital = (typeof webVitals)[number];

/** A finger or a mouse: what tells most about the device and its network. */
export const deviceClasses = ["mobile", "desktop"] as const;

/** What a browser measured of one page view. `route` is the page's id in the route table; its address is nobody's business. */
export type WebVitalsReport = { route: string; device: (typeof deviceClasses)[number]; vitals: Partial<Record<WebVital, number>> };

/** Where browsers send it. */
export const webVitalsPath = "/client-reports/vitals";
