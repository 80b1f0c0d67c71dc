type FamilyStory = {
  /** How parts of this kind are made. */
  making: string;
  /** What tells a good one from a poor one, and what to do with it. */
  choosing: string;
  /** Slug of an article that goes with it. */
  article?: string;
};

/** What there is to tell of a maker's trade, by the brand's family. */
export const brandFamilyStories: Readonly<Record<string, FamilyStory>> = {
  panel: {
    making:
      "A panel begins as flat sheet and a pair of dies. Deep shapes are drawn in several strokes with the edges held, so that the metal stretches evenly and doesn't thin at the corners. Flanges and holes come last, on a jig that stands for the car. The gauge follows the factory's, because thicker steel won't take the body line and thinner steel won't keep it.",
    choosing:
      "Lay the new panel over the old one before you cut anything. Body lines and edges should run together over the whole length, and where they don't you want to know now. Keep receipts and paint for later: a panel that has been painted or trimmed can't go back on the shelf.",
    article: "set-gaps-before-paint",
  },
  chrome: {
    making:
      "What looks like chrome is mostly what lies under it. Steel is polished until scratches are gone, then plated with copper to fill, nickel to shine and a thin skin of chromium to stay bright. Die-cast parts go through the same baths at a gentler pace, because zinc pits where steel only dulls.",
    choosing:
      "Hold a bar at arm's length and look along it. A straight reflection means straight metal. Fit brackets loosely, set the gap to the body on both sides, then tighten from the middle out. Wash salt off and wax twice a year, inside as well as out.",
    article: "set-gaps-before-paint",
  },
  rubber: {
    making:
      "Most seals are extruded: rubber is pushed through a die the shape of the section, cured, and cut to length. Corners and ends are moulded on afterwards under heat, which makes one piece of them. Dense EPDM stands sun and ozone; sponge gives way so that a door can close on it.",
    choosing:
      "Compare the section and not just the length. Two millimetres of height decide whether a door shuts. A good seal is firm and a little proud at first, and settles within days. If a door needs a slam after a week, look at hinges and striker before you blame the rubber.",
    article: "replace-door-rubbers",
  },
  badge: {
    making:
      "Badges are cast in zinc or pressed from aluminium, then polished, plated and filled with paint or enamel by hand. Pins are part of the casting. Decals are cut from vinyl that shrinks very little, printed where a colour can't be cut, and covered with a film that carries them onto the paint in one piece.",
    choosing:
      "Measure between pins before paint goes on, and make a paper template of the holes. Fit decals wet, on a cool panel, from the middle outwards. The last sheet of a stripe kit is a test piece: use it as one.",
    article: "read-a-build-plate",
  },
  trim: {
    making:
      "Trim is pattern work. A cover that survived is unpicked seam by seam, drawn, and cut anew in cloth or vinyl of the same grain and weight. Pleats are heat sealed or sewn over foam as they were, and carpets are pressed over a mould of the floor so that they lie down by themselves.",
    choosing:
      "Order everything that has to match in one go, so that it comes from one roll. Warm vinyl before you pull it tight, start from the middle of the cushion, and replace the foam if you can feel the frame through it. New covers on old foam always look second-hand.",
    article: "lay-a-moulded-carpet",
  },
  electrical: {
    making:
      "Old circuits are simple, and that is why details matter: the right gauge of wire, terminals crimped on copper and insulation alike, brushes that seat, and contacts that open cleanly. What turns is run on a bench under load before it goes in its box; what measures is checked at both ends of the dial.",
    choosing:
      "Find the fault before you buy the part. Measure the voltage at the part while it works, then from its body to the battery's negative post. If the second figure is more than a few tenths, you need an earth strap and not an alternator.",
    article: "repair-or-replace-a-loom",
  },
  lighting: {
    making:
      "A lens is moulded in the colour that it shows, with the flutes that spread the light cut into the tool. Reflectors are pressed and then metallised in a vacuum, and the gasket between the two keeps both bright. Markings that inspectors look for are part of the mould.",
    choosing:
      "Most dim headlights are tired wiring. Measure at the globe before you change anything else, and think of a relay while you are there. When you fit a lens, tighten its screws evenly and stop early: old housings bend and new lenses crack.",
    article: "repair-or-replace-a-loom",
  },
  glass: {
    making:
      "Windscreens are two sheets of glass with a plastic layer between, bent together in a furnace over a frame. Side and rear glass is cut and ground first and toughened last, because after that no tool will touch it. Every pane is marked in a corner with what it is.",
    choosing:
      "Run a finger round the opening before the new glass arrives. Rust in the channel cracks screens, and a screen that was forced in will tell you on the first cold morning. Fit a new rubber each time: the old one has taken the shape of the old glass.",
  },
  engine: {
    making:
      "Engine parts live by a few hundredths of a millimetre. Castings are left to settle before they are machined, bearing surfaces are ground and then measured one by one, and gasket faces are checked for flatness. What was measured is written down, and the card travels in the box.",
    choosing:
      "Measure your own engine before you order. Blocks have been bored and cranks have been ground, often more than once, and the number on a rocker cover knows nothing of it. Clean everything twice, oil what turns, and follow the figures in the manual for your engine, not for its cousin.",
    article: "datsun-l-series-valve-clearances",
  },
  service: {
    making:
      "A filter is paper folded so that a large sheet fits in a small can. The paper sets how fine it filters, the pleats how long it lasts, and the valve inside decides what the engine drinks when it is cold. Cheap ones save on the valve, where nobody looks.",
    choosing:
      "Change oil and filter by time as well as by distance: a car that sleeps in a shed makes water in its oil. Smear the seal with clean oil, tighten by hand, run the engine and look underneath before you put the ramps away.",
    article: "first-drive-after-years-in-the-shed",
  },
  fluids: {
    making:
      "An oil is a base and a recipe. Engines with flat tappets need more zinc than a modern oil carries, old seals like a gentler detergent, and an Australian summer asks for more body when hot. Coolant is the same kind of bargain, between frost, boiling and rust.",
    choosing:
      "Read the back of the label before the front. Never mix kinds of brake fluid, nor colours of coolant, and don't keep an open tin of either. Take what you drained to a collection point: one litre of oil spoils a great deal of water.",
    article: "flush-a-cooling-system",
  },
  cooling: {
    making:
      "A core is rows of flat tubes with fins between, brazed or soldered into tanks. More rows carry more heat only as long as air still gets through, so fin spacing matters as much as thickness. Each radiator is filled with air, held under water and watched before it is packed.",
    choosing:
      "Cooling is a chain: cap, thermostat, pump, hoses, core, fan and shroud. Replace the core alone and the oldest link goes next. Flush the block first, or the new tubes become the filter for forty years of rust.",
    article: "flush-a-cooling-system",
  },
  fuel: {
    making:
      "Carburettors meter by holes that you could lose on the bench. Jets are drilled and then flowed, floats are weighed, and diaphragms are cut from material that stands ethanol. Tanks are pressed in halves, welded, leak tested and coated inside.",
    choosing:
      "The tag on your carburettor chooses the kit; the shape of the air cleaner doesn't. Replace every soft hose between tank and float bowl at the same time. Work outside, with the battery off and an extinguisher in reach, because petrol fumes find pilot lights.",
    article: "first-drive-after-years-in-the-shed",
  },
  exhaust: {
    making:
      "Pipes are bent around a mandrel so that they stay round inside the bend. Flanges are cut thick so that they stay flat, and mufflers are packed or baffled to give the note that the car came with. Aluminised steel is the everyday choice; stainless costs more once.",
    choosing:
      "Hang the whole system loosely, from the manifold to the tip, then tighten from the front to the back. Leave a finger's width everywhere: pipes grow when they are hot. Go over the manifold bolts again after the first week.",
  },
  brakes: {
    making:
      "Rotors and drums are cast, turned on both faces in one setting and checked for run-out. Cylinders are bored, honed and fitted with rubber made for the fluid they will meet. The small hardware that holds it all together is in the box, because old springs are as tired as old linings.",
    choosing:
      "Work on one side at a time and leave the other as your picture of how it goes together. Replace parts by the axle, never by the wheel. If you have never done brakes, have a workshop look over the work before the car goes on the road.",
    article: "bleed-brakes-after-a-rebuild",
  },
  suspension: {
    making:
      "Springs are wound, hardened, and pressed down once to their limit so that they don't sag later. Shock absorbers are valved for a weight and a height. Bushes are bonded in rubber or moulded in polyurethane, and which of the two is right depends on what the arm does.",
    choosing:
      "Decide on the height first and buy springs and shocks to suit each other. Tighten rubber bushes with the car standing on its wheels, or they are twisted for life. Then have the wheels aligned: every change of height changes toe and camber.",
    article: "rubber-or-polyurethane-bushes",
  },
  steering: {
    making:
      "A joint is a ball in a cup with a spring behind it, sealed by a boot. Boxes and racks are rebuilt by measuring what is worn and replacing all of it, then set to a drag that you can feel but not fight. Threads, tapers and lengths follow the original.",
    choosing:
      "Let a helper rock the wheel while you hold each joint in turn: your hand finds play that your eye can't see. Use new pins, put boots on clean tapers, and count the turns as an old tie rod end comes off. It gets you to the wheel aligner.",
    article: "rubber-or-polyurethane-bushes",
  },
  drivetrain: {
    making:
      "Gears are cut, hardened and then run together, which is why a crown wheel and its pinion are a pair for life. Clutch covers are tested for clamp load, and tailshafts are balanced at the length that they will run at. Set-up figures are etched or written on the part.",
    choosing:
      "Have the flywheel faced when you change a clutch, and replace the spigot bearing while you can reach it. Mark a shaft before you take it apart: a yoke put back one spline out shakes the whole car.",
  },
  tools: {
    making:
      "A good spanner is forged, trimmed, hardened and only then polished, and its jaws are ground to size at the end. Jacks and stands are proof tested above the load on their label. Odd tools exist because somebody once had to do a job without them.",
    choosing:
      "Buy the sizes that your car is built with. Australian cars mix imperial and metric from the seventies on, and an almost-right socket rounds a bolt that was holding. Never get under a car that stands on a jack alone.",
    article: "first-drive-after-years-in-the-shed",
  },
  care: {
    making:
      "Paint, polish and glue are chemistry in small tins. Primers bite, fillers fill, enamels level and clear coats protect, each at its own pace. Colours are mixed by code, then sprayed on a card and compared with a panel that never saw the sun.",
    choosing:
      "Try everything on a hidden spot and read how long it takes to cure, in weather like yours. Old single-coat enamel comes off on the cloth when you polish it, and that is normal; colour on the cloth from a clear-coated car isn't.",
    article: "rust-repair-where-to-start",
  },
  hardware: {
    making:
      "Clips are moulded or stamped to hold a panel and let go again without breaking it. Bolts carry their strength on their heads, and body mounts are measured in how much they give. Packs are put together by job, from cars that we took apart and counted.",
    choosing:
      "Count what comes off and photograph where it was. Replace anything that was stretched on purpose, such as nyloc nuts, and put a dab of grease where steel meets alloy. The bag of small things is the cheapest part of a restoration and the one that stops it.",
    article: "set-gaps-before-paint",
  },
  books: {
    making:
      "A workshop manual is drawn before it is written. Diagrams are redrawn from clean originals, torque figures are checked against more than one source, and the binding is made to lie open under a lamp. The paper takes a greasy thumb and gives it back.",
    choosing:
      "Buy the book for your series and not for the badge, and read the chapter once before you pick up a spanner. A parts catalogue is the better friend when you put things together: it shows every washer, and in which order.",
    article: "read-a-build-plate",
  },
  apparel: {
    making:
      "Workwear earns its keep in the seams. Cotton is knitted heavy and washed before it is cut, so that it shrinks with us and not with you. Prints are pressed into the cloth and drawn by people who know how a guard meets a door.",
    choosing:
      "Measure a shirt that fits you and compare it with the size guide; sizes differ between makers more than people do. Wash cold and inside out, and hang it in the shade. Loose sleeves and a running fan belt are no friends.",
  },
  collectable: {
    making:
      "A model starts with a measured car. Moulds are cut, zinc is cast, and paint is mixed to the factory code so that the shelf matches the shed. Signs are printed on steel and rolled at the edge. Runs are small, and numbers stay with the piece.",
    choosing:
      "Keep the box: half of what a collector pays for is cardboard. Stand models out of the sun, which fades red first, and dust them with a soft brush. And if it is a present, find out which series they really like. They will know the difference.",
  },
  wheels: {
    making:
      "Steel wheels are rolled into a rim, pressed into a centre and welded together, then trued. Alloys are cast, heat treated and machined where they meet the hub. Load and offset are marked on the back, where the next owner will look for them.",
    choosing:
      "Measure stud pattern, bore and offset, then trial fit without the tyre and turn from lock to lock. Use the nuts that belong to the wheel: a tapered nut in a flat seat holds nothing. Tighten again after a hundred kilometres.",
    article: "measure-wheels-and-offset",
  },
  accessory: {
    making:
      "Gear for the long way round is made for corrugations. Welds are continuous, fixings are plated, wiring has its own fuse, and everything that carries a load is proof tested and says how much. Covers are cut for the shape of a body and breathe.",
    choosing:
      "The lowest figure counts: hitch, bar, tongue and car each have one, and the smallest is your limit. Take the cover off a damp car. Carry your recovery points' rating in your head, not in the glovebox.",
  },
  house: {
    making:
      "We don't own a press or a mould. We choose one maker for each part, ask for a sample, and fit it to a car before we order the rest. What doesn't go on without persuasion doesn't go on the shelf, and what comes back is cut open to see why.",
    choosing:
      "A house part is the sensible middle: right in what matters, plain in what doesn't. If your car will be judged, look at the reproduction beside it. If it has to be home by Friday, this is the one we keep in every store.",
    article: "read-a-build-plate",
  },
  nos: {
    making:
      "Nobody makes it any more, which is the point. It comes from dealers who shut their doors, from sheds of people who bought ahead, and from boxes at the back of our own warehouse. We open every packet, look, measure and write down what we see.",
    choosing:
      "New and old at once: check what time has done. Metal keeps, rubber doesn't, grease goes hard and paper gaskets go dry. Look at the date on the packet, replace seals before you fit it, and keep the packet. It belongs to the car.",
    article: "read-a-build-plate",
  },
  british: {
    making:
      "British cars were built from parts that many makers shared, so one pump fits a saloon, a sports car and something that floats. Makers still use the old drawings, old threads and old numbers. That helps, as long as you know which superseded which.",
    choosing:
      "Own a set of AF and Whitworth spanners and a thread gauge. Check polarity before you fit anything electric: many cars left the works with the battery's positive post on the body, and not all were changed. And order the gaskets with the part; you will need them.",
    article: "set-points-and-timing",
  },
  japanese: {
    making:
      "Japanese classics were built to close limits and sold to be used up. Few parts were kept, so many are made again from new tools: pressed panels, moulded seals and rubber-bonded mounts, measured from cars that spent their lives in dry country.",
    choosing:
      "Find out whether yours was delivered here or imported later: the same model can have other lamps, glass, brakes and wiring. Build date decides more than model name. Bring a photo of the plate and a tape measure's worth of facts.",
    article: "datsun-l-series-valve-clearances",
  },
  us: {
    making:
      "The American reproduction trade is old and large, and its best makers work from original tooling or drawings. Parts are made for left-hand drive in great numbers. What a converted car needs has to be checked: wipers, steering, brakes and dash are where conversions differ.",
    choosing:
      "Left and right mean the car's own sides, seen from the driver's seat facing forward, wherever the wheel is. Measure at the firewall before you order anything that passes through it, and tell us who converted the car if you know.",
    article: "drum-to-disc-before-you-order",
  },
};
