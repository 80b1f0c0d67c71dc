/** What words say of a part besides its name. Keys are as `wordKey` writes them: lower case, without spaces. */

export const sideWords: Readonly<Record<string, "left hand" | "right hand">> = {
  lefthand: "left hand",
  left: "left hand",
  lh: "left hand",
  lhs: "left hand",
  nearside: "left hand",
  ns: "left hand",
  passenger: "left hand",
  passengers: "left hand",
  passengerside: "left hand",
  passengersside: "left hand",
  righthand: "right hand",
  right: "right hand",
  rh: "right hand",
  rhs: "right hand",
  offside: "right hand",
  os: "right hand",
  driver: "right hand",
  drivers: "right hand",
  driverside: "right hand",
  driversside: "right hand",
};

export const positionWords: Readonly<Record<string, string>> = {
  front: "front",
  rear: "rear",
  back: "rear",
  upper: "upper",
  top: "upper",
  lower: "lower",
  bottom: "lower",
  inner: "inner",
  outer: "outer",
};

/** Who asks for both leaves nothing out. */
export const oppositeWords: readonly (readonly string[])[] = [
  ["left hand", "right hand"],
  ["front", "rear"],
  ["upper", "lower"],
  ["inner", "outer"],
];

export const bodyWords: Readonly<Record<string, string>> = {
  sedan: "sedan",
  saloon: "sedan",
  wagon: "wagon",
  estate: "wagon",
  ute: "ute",
  utility: "ute",
  coupe: "coupe",
  hardtop: "coupe",
  hatch: "hatch",
  hatchback: "hatch",
  van: "van",
  panelvan: "van",
  convertible: "convertible",
};

/** "5l", "7 inch", "20w50", "xl": sizes that are told apart from years and engines. */
export const sizePattern = /^(?:\d+(?:\.\d+)?(?:l|lt|ltr|litre|ml|mm|inch|in|amp|a|m|metre)|\d+w\d+|x{0,3}[ls]|m|[2-4]xl)$/;
/** "7/16", "14x7", "235/60r14", "20w-50": sizes that signs hold together, without spaces. */
export const measurePattern = /^(?:\d{1,2}\/\d{1,2}(?:inch|in)?|\d{2}x\d{1,2}(?:\.\d+)?|\d{3}\/\d{2}z?r?\d{2}|\d{1,2}w-?\d{2})$/;
/** Units that stand as a word of their own behind their number. */
export const sizeUnits = new Set(["litre", "litres", "inch", "inches", "mm", "amp", "metre", "metres"]);

/** Words that say nothing of what is wanted. */
export const emptyWords = new Set(
  (
    "a an and any are as at best buy by can car cheap do does for from get got has have how i in is it looking me my near nearby need new of on or part parts " +
    "please sell some spare spares that the there this to up want we what where which with you your"
  ).split(" "),
);

/** What many parts are the shape of, in the singular: beside a word that nothing is called by, they name none of them. A fuse box is no steering box. */
export const shapeWords = new Set(
  "arm box bracket catch converter cover gasket housing kit lid mount pack pad pair panel plate regulator ring seal set strip unit".split(
    " ",
  ),
);

/** Words for what is on sale, which a rule of the index answers. */
export const saleWords = ["sale", "specials", "clearance"] as const;

/** Names of trims and series that are everyday words of the trade too, so that they name no car by themselves. */
export const everydayWords = new Set(
  (
    "base classic club convertible county coupe custom deluxe executive limited panelvan roadster royal rubberbumper sedan series special sport sports standard " +
    "super touring ute utility van wagon hardtop see cab chassis liftback hatch door seater high performance panel import track pack red bar plus group stage pro"
  ).split(" "),
);

/** What is worn, in the singular: its sizes look like the names of cars. */
export const apparelWords = new Set("shirt tee tshirt hoodie jumper polo overall glove cap men mens women womens kid".split(" "));
