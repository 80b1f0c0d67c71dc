/** What shoppers call pages that are no products, by the last part of their address. A map, for in an object everybody finds a "constructor". */
export const pageWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "refunds-and-exchanges": "refund refunds return returns exchange exchanges money back wrong part send",
    shipping: "shipping delivery postage post courier freight dispatch cost costs parcel deliver",
    "click-and-collect": "click collect pick up pickup collection in store counter",
    warranty: "warranty guarantee faulty broken",
    contact: "contact phone number email call talk ask message us",
    privacy: "privacy policy data personal information",
    terms: "terms conditions",
    faq: "faq questions help answers",
    about: "about us company who",
    "size-and-fit": "size sizes fit measure",
    "size-guide": "size guide chart sizes apparel clothes clothing",
    stores: "stores store opening hours open near me find locations location branch branches shop shops address",
  }),
);

/** Words that say which kind of page is meant, and nothing of its subject. */
export const pageKindWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    store: "store",
    stores: "store",
    shop: "store",
    branch: "store",
    article: "article",
    guide: "article",
    legend: "legend",
    legends: "legend",
    story: "legend",
    history: "legend",
    video: "video",
    brand: "brand",
    range: "brand",
  }),
);

/** Every store is asked for its hours, its number and its address. */
export const storeWords = "store shop branch opening hours open phone number address directions";
