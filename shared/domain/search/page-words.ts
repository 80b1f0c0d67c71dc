/** What shoppers call pages that are no products, by the last part of their address. A map, for in an object everybody finds a "constructor". */
export const pageWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "refunds-and-exchanges": "refund refunds return returns exchange exchanges money back wrong part send",
    shipping:
      "shipping ship delivery postage post courier freight dispatch cost costs parcel deliver time times long take takes zealand overseas international",
    "click-and-collect": "click collect pick up pickup collection in store counter",
    warranty: "warranty guarantee faulty broken claim claims",
    contact: "contact phone number email call talk ask message us live chat enquiry",
    privacy: "privacy policy data personal information",
    terms: "terms conditions",
    faq: "faq questions help answers core charge deposit exchange unit",
    payment:
      "payment payments pay paying paid afterpay zippay zip paypal klarna instalment instalments installment installments later credit debit card visa " +
      "mastercard amex layby finance",
    about: "about us company who",
    "size-and-fit": "size sizes fit measure",
    "size-guide": "size guide chart sizes apparel clothes clothing",
    stores:
      "stores store opening hours open near me find locations location branch branches shop shops address " +
      "hour monday tuesday wednesday thursday friday saturday sunday weekend sydney melbourne brisbane perth adelaide darwin",
  }),
);

/** Parts that are not sold, in the section of the catalogue where they would stand, by the last part of its address. */
export const sectionWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "automatic-transmission": "torque converter flex plate flexplate kickdown cable",
    "charging-and-starting": "voltage regulator starter solenoid bendix battery tray",
    "clutch-hydraulics": "clutch master cylinder hydraulics",
    "control-arms-and-ball-joints": "strut top mount rod",
    "crankshaft-seals": "front timing cover",
    differential: "pinion axle seal",
    "distributor-caps-and-rotors": "points condenser contact set rotor",
    "door-handles-locks-and-latches": "door striker plate latch boot lock",
    "driveshafts-and-uni-joints": "tail shaft tailshaft drive driveshaft prop propshaft centre bearing",
    "fans-and-shrouds": "thermo electric fan blade clutch",
    gauges: "speedo speedometer cable clock",
    "heaters-and-demisters": "heater tap hose blower motor fan",
    "leaf-springs": "shackle kit bush u bolt",
    "switches-and-relays": "fuse box fusebox relay flasher can",
    "tie-rods-and-drag-links": "pitman arm",
    "wipers-and-washers": "wiper motor arm linkage pump",
  }),
);

/** Words of the trade that no name holds, one letter away from one that does. */
const tradeWords = "brace brush cone frost packer shelf skirt splitter spool sprocket strip stub";

/** All of these words: none is a slip of a part's name, as "time" would be of "tie". */
export const helpWords: ReadonlySet<string> = new Set(
  [...pageWords.values(), ...sectionWords.values(), tradeWords].flatMap((words) => words.split(" ")),
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
