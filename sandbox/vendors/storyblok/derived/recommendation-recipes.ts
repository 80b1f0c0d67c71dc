import type { SceneName } from "#sandbox/pictures/addresses/picture-request.ts";
import { openMovies } from "./open-movies.ts";

export type RecommendationRecipe = {
  /** Handle of the category whose products the advice is about. */
  category: string;
  /** Slug of the bench that gives it. */
  expert: string;
  title: string;
  text: readonly string[];
  video?: { title: string; youtubeId: string; scene: SceneName };
};

/** What the benches say; each piece of advice goes to the products of one category. */
export const recommendationRecipes: readonly RecommendationRecipe[] = [
  {
    category: "cooling-and-heating--radiators",
    expert: "the-cooling-bench",
    title: "Flush before you fit",
    text: [
      "A new core is the finest filter in the whole system. Flush the block and the heater first, with the thermostat out, until the water runs clear.",
      "",
      "Then fit hoses, thermostat and cap along with it. Fill it slowly with the heater on and the nose of the car up, and top it up after the first drive.",
    ],
    video: { title: "Flushing a block on the bench", youtubeId: openMovies.bunny, scene: "engine-bay" },
  },
  {
    category: "cooling-and-heating--water-pumps",
    expert: "the-cooling-bench",
    title: "Measure the hub",
    text: [
      "Two pumps for one engine can look the same and stand a different height. Measure from the face of the block to the face of the hub, and count the bolts that go through to water: those want thread sealant.",
    ],
  },
  {
    category: "cooling-and-heating--radiator-hoses",
    expert: "the-cooling-bench",
    title: "Both hoses, both clamps",
    text: [
      "Hoses age from the inside and they age together, so we change top and bottom as a pair. Set the clamp behind the bead of the neck, never on it.",
    ],
  },
  {
    category: "brakes--disc-brakes--disc-rotors",
    expert: "the-brake-bench",
    title: "Clean, true, then bed in",
    text: [
      "Wipe the oil off a new rotor with brake cleaner and check that the hub behind it is free of rust: a flake the thickness of paper is what you feel in the pedal.",
      "",
      "Bed it in with ten gentle stops from sixty, with time to cool between them.",
    ],
    video: { title: "Checking a hub for run-out", youtubeId: openMovies.tears, scene: "workshop" },
  },
  {
    category: "brakes--disc-brakes--brake-pads",
    expert: "the-brake-bench",
    title: "New pads want new hardware",
    text: ["Springs and pins lose their temper with heat. Fit the new ones, and a smear of brake grease on the ears, not on the face."],
  },
  {
    category: "brakes--hydraulics--master-cylinders",
    expert: "the-brake-bench",
    title: "Bleed it on the bench",
    text: [
      "A new master cylinder is full of air. Bleed it in the vice before it goes on, and you will have a pedal in one go around the wheels. Check the pushrod for a millimetre of free play.",
    ],
  },
  {
    category: "brakes--drum-brakes",
    expert: "the-brake-bench",
    title: "One side at a time",
    text: [
      "Leave the other side together to copy from. The longer lining usually goes to the back, and the adjuster has a left and a right hand.",
    ],
  },
  {
    category: "rubber-and-weatherstrips--door-seals",
    expert: "the-rubber-rack",
    title: "Dry fit all the way round",
    text: [
      "Tape the seal in place, close the door and look at the gap before any glue is opened. Start at the moulded corners: they have only one right place, and the straight runs take up the rest.",
    ],
    video: { title: "Fitting a door seal", youtubeId: openMovies.sintel, scene: "shed" },
  },
  {
    category: "rubber-and-weatherstrips--window-rubbers--windscreen-rubbers",
    expert: "the-rubber-rack",
    title: "Cord, soap and a second pair of hands",
    text: [
      "Lay a cord in the inner lip, soap the flange, and pull the lip over from inside while somebody leans on the glass. Chrome inserts go in last, with a proper tool.",
    ],
  },
  {
    category: "rubber-and-weatherstrips--bulk-rubber-extrusions",
    expert: "the-rubber-rack",
    title: "Choose by the drawing",
    text: [
      "Press some modelling clay into the gap, close the door on it and measure what is left: that is the height you need. Add five per cent for corners.",
    ],
  },
  {
    category: "body-and-exterior--body-panels--guards-and-inner-guards--front-guards",
    expert: "the-panel-bay",
    title: "Hang it before you paint it",
    text: [
      "Bolt the guard on with the door shut and the bonnet down, and work from the back edge forward. When the gaps are right, drill two locating holes: after paint it will go back to the same place.",
    ],
    video: { title: "Setting gaps from the door forward", youtubeId: openMovies.bunny, scene: "workshop" },
  },
  {
    category: "body-and-exterior--body-panels--floors-and-underbody",
    expert: "the-panel-bay",
    title: "Brace, then cut",
    text: [
      "A body without its floor moves. Weld braces across the door openings before the first cut, and do one side at a time. Zinc primer goes between the flanges and seam sealer over them.",
    ],
  },
  {
    category: "body-and-exterior--body-panels--rust-repair-sections",
    expert: "the-panel-bay",
    title: "Use less of it than you bought",
    text: [
      "A repair section is larger than the hole on purpose. Cut back to clean metal, then trim the section to that, so that the join sits on a straight line.",
    ],
  },
  {
    category: "body-and-exterior--bumpers-and-bars--chrome-bumpers",
    expert: "the-panel-bay",
    title: "Wax the back",
    text: ["Rust starts behind a bar, where nobody polishes. A coat of cavity wax before it goes on adds years."],
  },
  {
    category: "interior-and-trim--carpets-and-floor-coverings--moulded-carpet-sets",
    expert: "the-trim-bench",
    title: "An hour in the sun",
    text: [
      "Carpet remembers its box. Unroll it in the sun, lay it over the underfelt and leave the doors open for a while. Find the belt and seat holes with an awl from below, and burn them through with a hot iron so that the loops do not run.",
    ],
    video: { title: "Laying a moulded carpet", youtubeId: openMovies.tears, scene: "shed" },
  },
  {
    category: "interior-and-trim--seats-and-upholstery--seat-trim-kits",
    expert: "the-trim-bench",
    title: "New foam, warm vinyl",
    text: [
      "A cover can only be as smooth as the foam under it. Warm the vinyl until it is soft in the hand, and pull from the centre to the sides.",
    ],
  },
  {
    category: "interior-and-trim--headlinings-and-sunvisors--headlinings",
    expert: "the-trim-bench",
    title: "Number the bows",
    text: ["Each bow has its own curve. Number them from the front, with the hole they hung in, before the old lining comes down."],
  },
  {
    category: "interior-and-trim--door-trims-and-hardware--door-trim-panels",
    expert: "the-trim-bench",
    title: "Do not forget the plastic",
    text: [
      "Rain runs down inside every door. The sheet behind the panel leads it back out, so glue a new one on before the trim goes back.",
    ],
  },
  {
    category: "engine--engine-gaskets-and-seals",
    expert: "the-engine-stand",
    title: "The faces decide",
    text: [
      "A gasket seals two flat, clean faces and nothing else. Straight edge across the head, thread chaser down the holes, and oil on the threads unless the sheet says dry.",
    ],
    video: { title: "Checking a head for flatness", youtubeId: openMovies.sintel, scene: "engine-bay" },
  },
  {
    category: "engine--engine-internals",
    expert: "the-engine-stand",
    title: "Measure yours before you order",
    text: [
      "Bores and journals have often been machined before. Write down what you measure, in the same unit as the listing, and order to that.",
    ],
  },
  {
    category: "engine--filters-and-service-kits",
    expert: "the-parts-counter",
    title: "Write the date on it",
    text: [
      "Oil the seal, spin the filter on by hand, and write date and kilometres on it with a paint pen. Low-mileage cars need their oil by the calendar.",
    ],
  },
  {
    category: "fuel-system--carburettors",
    expert: "the-engine-stand",
    title: "Read the tag",
    text: [
      "The number on the tag or the casting chooses the kit. Photograph every layer on the way in: there is always one spring too many on the way out.",
    ],
  },
  {
    category: "suspension--shock-absorbers",
    expert: "the-hoist",
    title: "Match it to the height",
    text: [
      "A lowered car wants a shorter shock. With the car on its wheels there should be about as much travel below the mount as above it.",
    ],
    video: { title: "Measuring shock travel", youtubeId: openMovies.bunny, scene: "workshop" },
  },
  {
    category: "suspension--springs",
    expert: "the-hoist",
    title: "Respect the compressor",
    text: [
      "Use a compressor with safety hooks, keep your hands off the coil, and let it out slowly. If you have never done it, this is the hour to pay for.",
    ],
  },
  {
    category: "suspension--control-arms-and-ball-joints",
    expert: "the-hoist",
    title: "Tighten at ride height",
    text: [
      "Leave the bush bolts loose until the car stands on its wheels. Tightened in the air, the rubber is twisted for the rest of its short life.",
    ],
  },
  {
    category: "steering--tie-rods-and-drag-links",
    expert: "the-hoist",
    title: "Count the turns",
    text: [
      "Measure between the centres of the old ends, count the threads, and set the new ones the same. It gets you to the alignment shop in a straight line.",
    ],
  },
  {
    category: "transmission-and-drivetrain--clutch",
    expert: "the-hoist",
    title: "While the gearbox is out",
    text: ["Face the flywheel, fit the spigot bearing, look at the rear main seal. All three cost little now and a weekend later."],
  },
  {
    category: "electrical-and-ignition--ignition",
    expert: "the-auto-electric-bench",
    title: "Coil and ignition belong together",
    text: [
      "Points with a ballast, electronic without, or the other way round: look at what the kit asks for before you blame it. Number the leads as they come off.",
    ],
    video: { title: "Setting static timing", youtubeId: openMovies.tears, scene: "engine-bay" },
  },
  {
    category: "electrical-and-ignition--charging-and-starting",
    expert: "the-auto-electric-bench",
    title: "Earth first",
    text: [
      "Half of the starters that come back to a counter are fine. Clean the strap from the battery to the block and from the block to the body, then test again.",
    ],
  },
  {
    category: "lighting--headlights",
    expert: "the-auto-electric-bench",
    title: "Give them twelve volts",
    text: ["Old wiring eats two volts on the way to the lamp. A relay fed straight from the battery is the best globe you can buy."],
  },
  {
    category: "wheels-and-tyres--wheels",
    expert: "the-hoist",
    title: "Four figures, one trial fit",
    text: [
      "Stud pattern, centre bore, width and offset, in that order. Fit one wheel bare, drop the car, and turn from lock to lock before any tyre goes on.",
    ],
  },
  {
    category: "car-care-and-paint--paint-and-primer",
    expert: "the-paint-booth",
    title: "Three thin ones",
    text: [
      "Warm the can in water, shake it for two minutes after the ball comes loose, and spray three thin coats ten minutes apart. A run costs a day.",
    ],
  },
  {
    category: "apparel--mens",
    expert: "the-parts-counter",
    title: "One size up for the shed",
    text: [
      "We measure every garment flat, so trust the size guide over the label. For work, take the size with room for a jumper underneath.",
    ],
  },
];
