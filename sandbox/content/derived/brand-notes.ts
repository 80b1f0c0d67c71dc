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
