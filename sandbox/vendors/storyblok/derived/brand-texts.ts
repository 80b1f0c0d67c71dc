import { stateNameOf } from "#shared/domain/stores/store-states.ts";

/** What each house brand is known for, by slug; two or three plain sentences. */
export const brandTexts: Readonly<Record<string, string>> = {
  "ironbark-panelworks":
    "Ironbark presses the panels that rust took: floors, sills, plenums and lower quarters in gauge-matched steel. Every section is cut a little long, so you trim to your car instead of filling to a gap.",
  "bunya-bumper-co":
    "Bunya makes bright work for cars that left the factory with plenty of it. Bumpers are triple plated over polished steel, and the brackets line up with the original holes.",
  "kurrajong-rubber":
    "Kurrajong moulds and extrudes weatherstrips in dense sponge and EPDM. Corners are vulcanised rather than glued, so a door closes the way it did in the showroom.",
  "wollemi-weatherseal":
    "Wollemi packs whole-car rubber kits for builds on a budget. You get every seal for the model in one box, with a list that says where each goes.",
  "banksia-badgeworks":
    "Banksia casts badges and stamps build plates the old way, in zinc and aluminium, then finishes them by hand. Pins and spacings match the originals.",
  "stringybark-decals":
    "Stringybark prints stripe kits, caution labels and under-bonnet stickers on vinyl that lasts. Kits come cut and pre-spaced, with instructions for fitting them wet.",
  "bluegum-trim":
    "Bluegum sews seat covers, door trims and headlinings in the grains and heat-sealed patterns of the day. Send nothing in: each kit is cut to the factory pattern.",
  "karri-carpets":
    "Karri moulds carpet on the shape of the floor, so it lies down without cuts over the tunnel. Loop and cut pile come in the original colours, with underfelt to match.",
  "myrtle-and-stitch":
    "Myrtle & Stitch is where the hands go: wheels, consoles, gaiters and visors, trimmed in leather and quality vinyl and finished for a car you are proud of.",
  "gidgee-gauges":
    "Gidgee builds gauges, senders and clocks that read true and look period. Faces are screen printed, sweeps are smooth, and every sender is matched to its gauge.",
  "lyrebird-lighting":
    "Lyrebird reproduces lenses, headlights and tail lights, down to the fluting in the glass. LED upgrades sit behind original lenses, so only the road sees the difference.",
  "currawong-auto-electric":
    "Currawong makes the hardware that gets an old car started: alternators, starters, regulators and switches, bench tested before they are boxed.",
  "corella-looms":
    "Corella wires cars by the factory diagram, in the factory colours, with modern insulation. Looms are labelled at every plug and leave spare circuits for a fan or radio.",
  "echidna-ignition":
    "Echidna supplies the spark: distributors, coils, caps and leads, points or electronic. Kits arrive with everything the job needs, down to the screws.",
  "ghostgum-glass":
    "Ghostgum cuts laminated windscreens and toughened side glass for cars that have been off the assembly line for decades. Screens are packed in crates and held for pick-up.",
  "numbat-gaskets":
    "Numbat makes gaskets and seals for engines that people still rebuild on the bench. Full sets name every piece, so nothing is left over that should not be.",
  "bilby-bearings":
    "Bilby stocks wheel bearings, hubs and uni joints for everything from a buzz-box to a one-tonner. Kits come with seals, cones, cups and grease notes.",
  "jarrah-engine-parts":
    "Jarrah is for the bottom end and the valley: pistons, cams, timing sets and oil pumps, machined to measure and packed with their figures.",
  "sheoak-filters":
    "Sheoak keeps the service shelf full. Oil, air and fuel filters and complete kits for classic and everyday cars, at prices that make it easy to change them on time.",
  "quandong-lubricants":
    "Quandong blends oils and coolants with old engines in mind: zinc where flat tappets need it, and grades that suit an Australian summer.",
  "coolamon-cooling":
    "Coolamon builds radiators, hoses and water pumps for hot days and slow traffic. Cores are one size up where the support panel allows it.",
  "cassowary-carburation":
    "Cassowary rebuilds carburettors and makes the kits to do your own. Jets, needles and floats are matched and each kit lists the castings it suits.",
  "platypus-fuel":
    "Platypus moves petrol from the tank to the carburettor: tanks with the right sender hole, mechanical and electric pumps, and pre-bent lines.",
  "mallee-mufflers":
    "Mallee bends extractors, systems and mufflers on original pipe runs, so they clear the crossmember and hang straight. Mild or aluminised steel.",
  "brolga-brakes":
    "Brolga is everyday stopping power: rotors, pads, shoes and hydraulics to factory size, with the pins and springs that others leave out.",
  "nardoo-performance-brakes":
    "Nardoo upgrades brakes for the weight and speed of a tuned car. Slotted rotors, firm pads and kits that bolt on behind a period wheel.",
  "saltbush-suspension":
    "Saltbush sets ride height and keeps it there: springs, shocks and bush kits for standard, lowered and load-carrying cars.",
  polyjack:
    "Polyjack moulds polyurethane bushes in several grades, from quiet street to track firm. Each kit comes with grease and the torque figures.",
  "spinifex-steering":
    "Spinifex takes the wander out of a straight road: tie rod ends, idlers, racks and boxes, new or rebuilt to a stated tolerance.",
  "quoll-driveline":
    "Quoll makes clutches, gearbox kits and driveshafts for standard and warmed-up engines. Shafts are balanced and cut to your measurements.",
  "mulga-diff-and-axle":
    "Mulga does ratios, centres, axles and bearings for the rear end. Gears come as matched pairs, with the setting-up figures etched on the pinion.",
  "yabby-workshop":
    "Yabby fills a first toolbox without emptying a wallet: hand tools, jacks, stands and storage that do a weekend's work for years.",
  "boobook-tool-co":
    "Boobook makes the odd tools: trim forks, seal drivers, spring compressors and pullers for the one job that ordinary tools cannot do.",
  "wattle-and-shine":
    "Wattle & Shine looks after finished cars: wash, wax, polish and interior care that suits old enamel as well as clear coat.",
  "pademelon-paint":
    "Pademelon mixes aerosols, enamels and touch-up in factory colours by code, with the primers and rust treatment that go underneath.",
  "grevillea-adhesives":
    "Grevillea sticks it and seals it: panel adhesive, seam sealer, weatherstrip glue and gasket maker, with honest open times on the tube.",
  "fernleaf-fasteners":
    "Fernleaf packs the small things that hold a car together: trim clips, body mounts, bolts and nuts, sorted and labelled by job.",
  "paperbark-press":
    "Paperbark prints workshop manuals, parts catalogues and guides. Diagrams are redrawn from clean originals, on paper that forgives a greasy thumb.",
  "galah-garage":
    "Galah prints shirts, hoodies and caps for people with grease under their nails. Heavy cotton, workshop fits and drawings of cars we like.",
  "ridge-road-legends": "Ridge Road Legends remembers long races on hot bitumen: heritage apparel and gifts in the colours of the era.",
  "possum-scale-models":
    "Possum makes die-cast models of the cars in our catalogue, in the colours they came in, with opening bonnets where the scale allows.",
  "mancave-mercantile": "Mancave fits out the shed: tin signs, mugs, bar stools and clocks that look right above a workbench.",
  "tingle-wheels": "Tingle rolls steel wheels and casts alloys in period patterns and useful offsets, with caps and nuts to finish them.",
  "convoy-touring":
    "Convoy equips a car for the long way round: towing, recovery, driving lights, covers and storage that survive corrugations.",
  "restorers-choice":
    "Restorer's Choice is our house brand, in every department of the shop. We pick one dependable maker for each part and put our own warranty behind it.",
  "oe-heritage":
    "OE Heritage reproduces original-equipment parts from factory drawings, with the right finish, markings and date-style packaging for cars that will be judged.",
  "old-shelf-stock":
    "Old Shelf Stock is just that: new parts from closed dealerships and estate sheds. Boxes may be tired; what is inside has never been fitted. When it is gone, it is gone.",
  "british-parts-depot":
    "British Parts Depot looks after Mini, MG, Triumph, Land Rover and Jaguar: service parts, trim, Lucas-pattern electrics and a great deal of rubber.",
  "sunrise-classic-parts":
    "Sunrise covers Datsun, Mazda and early Toyota, with the panels, rubbers and trim that are hardest to find for Japanese classics in Australia.",
  "stateside-restoration":
    "Stateside brings in parts for Mustang, Camaro and Chevrolet, checked against right-hand-drive conversions before they are listed.",
};

/** A state within a sentence: a territory takes an article. */
export function stateName(code: string): string {
  const name = stateNameOf(code);
  return name.endsWith("Territory") ? `the ${name}` : name;
}

/** What to know about a maker's kind of parts, by the brand's family. */
export const brandNotes: Readonly<Record<string, string>> = {
  panel:
    "Panels come in primer and are trial fitted on a jig before they are packed. Hang them on your own car before you paint: every body has moved a little since it left the line.",
  chrome:
    "Bright parts are wrapped by hand and checked under a lamp. Wax the back of a bar before you fit it, because that is where rust begins.",
  rubber: "New seals are firm at first. Leave doors and lids shut for a few days and they settle to their final height.",
  badge: "Each piece is checked against an original for spacing and finish. Make a paper template of the holes before the car is painted.",
  trim: "Trim is cut to the factory pattern and named by the factory colour. Order what has to match in one go, so that it comes from one roll.",
  electrical:
    "Everything that turns or switches is tested on the bench. Clean the earth straps when you fit it: a good part on a bad earth behaves like a bad one.",
  lighting: "Lenses carry the markings that an inspector looks for. Fit the gasket that comes in the box and the reflector stays bright.",
  glass: "Glass is packed in crates and large screens wait for you at a store. Fit a new rubber with every screen.",
  engine: "Parts are measured, and the figures are in the box. Measure your own engine as well before you order an oversize.",
  service: "The range is kept in stock at every store, so that a Saturday service does not have to wait for Monday.",
  fluids: "Grades are chosen for Australian summers. The label says what suits flat tappets, old seals and copper radiators.",
  cooling: "Every radiator is pressure tested before it is packed. Flush the block first, or the new core filters the old rust.",
  fuel: "Rubber and diaphragms are made for today's fuel, ethanol included. The tag on your carburettor chooses the kit.",
  exhaust: "Systems follow the original run and hangers. Tighten from the front to the back once everything hangs clear.",
  brakes:
    "Parts are sold by the axle and come with the small hardware that others leave out. Bed new pads in gently for the first two hundred kilometres.",
  suspension: "Kits name the height and the load they are made for. Have the car aligned when the work is done.",
  steering: "Joints come with boots, nuts and pins. Have the car aligned when the work is done.",
  drivetrain: "Matched parts are marked as a pair and stay together from the machine to the box.",
  tools: "Sizes are stamped where you can read them under a car, imperial on one side of the range and metric on the other.",
  care: "Try it on a hidden spot first. Safety sheets for every product can be had at any store.",
  hardware: "Packs are labelled by job as well as by size, so that you can order before the old one is off the car.",
  books: "Pages lie flat on a bench and diagrams are large enough to read from under a bonnet.",
  apparel: "Garments run true to the size guide and are pre-shrunk. Wash them inside out and the print outlives the shirt.",
  collectable: "Made in small runs. When a run is gone, it is gone.",
  wheels:
    "Wheels are sold one by one. Check stud pattern, bore and offset against the car, and turn the steering from lock to lock on a trial fit.",
  accessory: "Anything that carries a load states how much. Stay under the figure, and under the car's own if that is lower.",
  house: "If one of these parts lets you down, any of our stores will look after it on the spot.",
  nos: "Old stock is sold as it is found, in the packet it was found in. Rubber and seals that have aged are left out.",
  british: "Threads may be UNF, BSF or Whitworth: the listing says which.",
  japanese: "Australian-delivered and imported cars of one model may differ: the listing says which it is made for.",
  us: "Left and right mean the car's own sides, as seen from the driver's seat facing forward.",
};
