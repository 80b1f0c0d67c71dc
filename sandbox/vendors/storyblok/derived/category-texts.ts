/** What to know before buying, for the departments and the ranges below them, by collection handle. Deeper categories take over their range's words. */
export const categoryTexts: Readonly<Record<string, string>> = {
  "body-and-exterior":
    "Steel, chrome and the hardware that hangs them. Most panels are sold in primer and want a trial fit before paint: gaps on an old car are set by its hinges and mounts as much as by the panel. Long and heavy pieces travel by carrier or wait for you at a store.",
  "body-and-exterior--body-panels":
    "Replacement panels and repair sections pressed to the factory shape. Cut out less than you think, tack before you weld, and hang every panel on the car before any of them is painted.",
  "body-and-exterior--bumpers-and-bars":
    "Bars, irons and brackets for the front and back of the car. Bolt the irons up loosely, set the bar to the body, then tighten: chrome that is pulled into place cracks sooner or later.",
  "body-and-exterior--grilles-and-headlight-surrounds":
    "The face of the car. Early and late grilles of one series often differ in their mounting holes, so compare yours with the picture and the notes on the fitment list before you order.",
  "body-and-exterior--exterior-mouldings":
    "Bright strips and trims with the clips that hold them. Count the clips before you start, and replace them all: an old clip lets a new moulding go on the freeway.",
  "body-and-exterior--door-handles-locks-and-latches":
    "Handles, barrels, latches and caps. Locks come with keys, and a matched set saves you carrying three of them. Grease latches with white grease, never with engine oil.",
  "body-and-exterior--ute-and-wagon-parts":
    "Tonneaus, bows and load-area trim for the working half of the family. Measure the tub: style-side and well-body utes of one series take different covers.",
  "rubber-and-weatherstrips":
    "Seals keep out water, wind and dust, and they are the first thing that time takes. Buy the set rather than one door at a time, because old and new rubber close differently. New seals are firm: leave the doors shut for a few days and they settle.",
  "rubber-and-weatherstrips--body-rubber-kits":
    "Every seal for one body in a box, with a list that says where each goes. Fit the windscreen and rear screen rubbers last, when the openings are painted and dry.",
  "rubber-and-weatherstrips--door-seals":
    "Door apertures and door edges, moulded or cut to length. Clean the channel back to paint, dry fit the whole length, and start gluing at the bottom so the join stays out of the rain.",
  "rubber-and-weatherstrips--window-rubbers":
    "Screen rubbers, channels and belt strips. Screens go in with a cord and soapy water, and with two people. A channel that drags wears out the winder, so replace both together.",
  "rubber-and-weatherstrips--boot-and-tailgate-seals":
    "A leaking boot seal rusts the floor under the spare wheel and pulls exhaust fumes into the cabin. Check the lid's gap with a strip of paper before you blame the rubber.",
  "rubber-and-weatherstrips--bonnet-rubbers-and-bump-stops":
    "Small pieces that stop rattles and set the height of the bonnet. Wind the stops down, close the bonnet, then bring them up until they just touch.",
  "rubber-and-weatherstrips--grommets-and-plugs":
    "The holes that the factory made and the years left open. Grommets keep looms and cables from cutting through; plugs keep the road out of the floor.",
  "rubber-and-weatherstrips--bulk-rubber-extrusions":
    "Sections by the metre, for cars that nobody moulds a seal for. Measure the gap and the flange, then choose the profile by its drawing and its millimetres.",
  "rubber-and-weatherstrips--pedal-rubbers":
    "The cheapest way to make a cabin look cared for, and a safer one. Manual and automatic cars take different brake pads.",
  "badges-decals-and-emblems":
    "The finishing touch, and the easiest thing to get wrong. Badges changed with the series, the engine and sometimes the month, so check the fitment list. Where a badge is held by pins, look at the spacing too.",
  "badges-decals-and-emblems--badges":
    "Cast and plated badges with the pins and barrels they need. Make a paper template of the holes before the paint goes on.",
  "badges-decals-and-emblems--decals-and-stripe-kits":
    "Cut vinyl, pre-spaced on one carrier. Fit it wet, on paint that has cured for a month, in the shade and with somebody to hold the other end.",
  "badges-decals-and-emblems--compliance-and-body-plates":
    "Blank and reproduction plates to replace one that has rotted away. They carry no numbers: a car's identity stays with its own plate and papers.",
  "interior-and-trim":
    "Everything you sit on, look at and touch. Trim colours are matched to the factory's names, and grain matters as much as colour: ask for a sample when one panel has to match the rest.",
  "interior-and-trim--complete-interior-kits":
    "Seats, doors and carpets in one grain and one colour. Made to order, so have the body number and trim code of your car at hand.",
  "interior-and-trim--dash-and-instruments":
    "Pads, lenses, gauges and knobs. Take photos before you unplug anything, and keep the screws in the order they came out: dash screws come in three lengths and only one of them is safe.",
  "interior-and-trim--seats-and-upholstery":
    "Covers cut to the factory pattern, and the foam that gives them their shape. New covers over tired foam crease in a summer, so do both at once and warm the vinyl before you pull it.",
  "interior-and-trim--carpets-and-floor-coverings":
    "Carpet moulded to the floor, in loop or cut pile. Lay it in the sun for an hour first, fit the underfelt, and cut the holes for belts and seats from underneath.",
  "interior-and-trim--door-trims-and-hardware":
    "Panels, armrests, handles and winders. Replace the plastic sheet behind the panel as well: without it, rain that runs down the glass ends up in the new trim.",
  "interior-and-trim--headlinings-and-sunvisors":
    "Bow-hung and moulded linings with visors to match. The screens usually have to come out for a bow-hung lining, so plan it together with the screen rubbers.",
  "interior-and-trim--consoles-and-shifter-trim":
    "Consoles, boots and gaiters. Manual and automatic consoles differ in more than the hole.",
  "interior-and-trim--seat-belts":
    "Belts made to the current Australian Standard, with the label that an inspector looks for. Check the mounting points and thread before you order a retractable belt for a car that had lap belts.",
  "interior-and-trim--steering-wheels-and-horn-parts":
    "Wheels, bosses and horn contacts. Put the road wheels straight ahead before you pull the old one off, and mark the spline.",
  lighting:
    "Lamps, lenses and globes that look right and pass an inspection. Earth is the usual fault in an old car: clean the mounting before you buy a new light.",
  "lighting--headlights":
    "Assemblies, buckets and semi-sealed conversions. A relay kit gives old wiring less to carry and your lamps the full twelve volts.",
  "lighting--tail-lights":
    "Complete lights, lenses and gaskets, left and right. A new gasket costs little and keeps the reflector bright for another twenty years.",
  "lighting--indicators-and-park-lights":
    "Front indicators and park lights in amber or clear, as the year had them. Series changes moved the plug more often than the lens.",
  "lighting--interior-lights": "Roof, map and courtesy lights. If the light stays on, look at the door switches first.",
  "lighting--globes-and-led":
    "Globes by their base and wattage. LED replacements need a flasher made for them, and headlight conversions have to be approved for the lamp they go in.",
  "lighting--driving-lights-and-light-bars":
    "More light for the long way round. Wire them through a relay that only works with high beam: the rules ask for it all over Australia.",
  "glass-and-mirrors":
    "Screens, side glass and mirrors. Large glass does not survive the post, so windscreens are held for you at a store; side glass travels in a crate.",
  "glass-and-mirrors--windscreens":
    "Laminated screens, clear or tinted, with and without the band. Fit a new rubber with every screen, and check the opening for rust while it is bare.",
  "glass-and-mirrors--door-and-quarter-glass":
    "Toughened side and quarter glass, left and right. Sedan, coupe and wagon doors look alike and are not: check the body style on the fitment list.",
  "glass-and-mirrors--exterior-mirrors":
    "Chrome and sports mirrors. Keep to flat glass on the driver's side unless the car was made with convex.",
  "glass-and-mirrors--wipers-and-washers":
    "Blades, arms, bottles and pumps. Blades go by length and by the arm's fitting: hook, bayonet or spoon.",
  engine:
    "From a gasket to a long engine. Order by the engine in the car rather than by the car: after fifty years many have had another one fitted. The casting number tells you which.",
  "engine--complete-engines":
    "Reconditioned long engines, built and measured on the bench. Most carry a refundable deposit for your old one, which has to come back complete and drained.",
  "engine--engine-gaskets-and-seals":
    "Sets and single gaskets. Check the faces with a straight edge, clean the bolt holes, and follow the tightening order: more head gaskets are lost to dirt than to heat.",
  "engine--engine-internals":
    "Pistons, bearings, cams, chains and pumps. Measure before you order: bearings and rings come in undersizes and oversizes, and the figure stamped in the block may not be the last word.",
  "engine--engine-mounts":
    "Worn mounts thump, break exhausts and pull on the throttle. Replace them in pairs and look at the gearbox mount while you are under there.",
  "engine--rocker-covers-and-dress-up":
    "Covers, caps and bright work for the engine bay. Check clearance to the brake booster and to roller rockers.",
  "engine--filters-and-service-kits":
    "Oil, air and fuel filters, singly or as a kit for the whole service. A kit lists what is inside and what the next service needs.",
  "engine--belts-and-pulleys":
    "Belts by length and section, and the balancers and pulleys they run on. A balancer whose rubber has slipped shows the wrong timing mark and shakes the crank.",
  "engine--oils-and-fluids":
    "Oil, coolant and brake fluid. Engines with flat tappets want zinc in their oil; old cooling systems want a coolant that suits copper, brass and solder.",
  "cooling-and-heating":
    "Keep an old engine cool in a modern summer. A cooling system is only as good as its weakest hose, so do the radiator, hoses, thermostat and cap together and flush the block while it is empty.",
  "cooling-and-heating--radiators":
    "Copper and brass as the factory made them, or aluminium for more heat and less weight. Check the outlets, the cooler lines and the mounting width against your own.",
  "cooling-and-heating--radiator-hoses":
    "Moulded hoses for the top and the bottom, and clamps that fit them. Squeeze the old ones: a hose that crackles or feels soft near the clamp is finished.",
  "cooling-and-heating--water-pumps":
    "New pumps with the gasket they need. Early and late pumps of one engine may turn the other way or stand further out, so measure the hub height.",
  "cooling-and-heating--thermostats-and-housings":
    "An engine without a thermostat runs cold, wears fast and still boils in traffic. Fit it with the spring towards the engine.",
  "cooling-and-heating--fans-and-shrouds": "A shroud is worth more than another blade. The fan should sit half in, half out of it.",
  "cooling-and-heating--radiator-caps-and-overflow-bottles":
    "The cap sets the pressure and with it the boiling point. Use the figure your radiator was made for: a stronger cap finds the weakest seam.",
  "cooling-and-heating--heaters-and-demisters":
    "Cores, taps and hoses. A damp carpet on the passenger side is a heater core that has had enough.",
  "cooling-and-heating--air-conditioning":
    "Compressors, condensers and lines. Refrigerant may only be handled by a licensed workshop, so plan the last step with one.",
  "fuel-system":
    "Clean fuel at the right pressure. Old tanks shed rust and old rubber cannot stand ethanol: replace lines and filter before you blame the carburettor.",
  "fuel-system--fuel-tanks":
    "Tanks and senders. Have the old tank made safe before you carry it anywhere, and fit a new seal with the sender.",
  "fuel-system--fuel-pumps":
    "Mechanical pumps that bolt on, electric ones for later cars and tuned engines. Too much pressure lifts a carburettor's needle and floods it.",
  "fuel-system--carburettors":
    "Kits, bodies, air cleaners and linkages. The tag or the number on the casting chooses the kit; the badge on the boot does not.",
  exhaust:
    "Extractors, systems and mufflers on the original runs. Hang the whole system loosely, set it clear of the body, then tighten from the front to the back. Every state has a noise limit.",
  "exhaust--exhaust-manifolds-and-extractors":
    "Check the steering, the starter and the gearbox: extractors for manual and automatic cars are not always the same. Retension the bolts after the first hot run.",
  "exhaust--exhaust-systems": "Cat-back systems in mild or aluminised steel. Sedans, wagons and utes differ behind the diff.",
  "exhaust--mufflers-and-resonators": "By body size, and by inlet and outlet. Measure the pipe outside, at a place without rust.",
  "exhaust--exhaust-hangers-and-gaskets": "Rubbers, clamps and flange gaskets. New hangers are the cure for most knocks under the floor.",
  brakes:
    "Stopping is not the place to save. Do both sides of an axle, change the fluid every two years, and bed the pads in before you need them. If you have never rebuilt a cylinder, have a workshop check your work.",
  "brakes--brake-upgrade-kits":
    "Bigger rotors and calipers that bolt on. Check the wheel size that the kit needs, and ask your state's authority whether the change wants a certificate.",
  "brakes--disc-brakes":
    "Rotors, pads and calipers. A rotor below the thickness cast into it goes in the bin, however good its face looks.",
  "brakes--drum-brakes":
    "Shoes, drums and wheel cylinders. Change the springs along with the shoes, and do one side at a time so that the other shows you how it goes.",
  "brakes--hydraulics":
    "Master cylinders, boosters, hoses and lines. Rubber hoses swell from the inside: a brake that drags after you let go is often a hose and not a caliper.",
  "brakes--park-brake-cables": "Front, rear and equaliser cables. Adjust the shoes first and the cable last, or the brake will never hold.",
  suspension:
    "Height, grip and comfort. Tighten rubber bushes with the car standing on its wheels, and have it aligned when the work is done.",
  "suspension--springs":
    "Standard, lowered and load-carrying. Springs are sold by axle or by pair; a car lowered by more than a third of its travel needs a certificate in most states.",
  "suspension--shock-absorbers":
    "Front and rear, for standard and lowered height. A lowered car needs a shorter shock: one that is bottomed out does nothing.",
  "suspension--bushes-and-mounts":
    "Rubber for quiet, polyurethane for precision. Grease polyurethane with the grease in the box and no other.",
  "suspension--control-arms-and-ball-joints":
    "Arms and joints, upper and lower. Lever the wheel at twelve and six o'clock: movement there is a ball joint or a bearing.",
  "suspension--sway-bars-and-links":
    "A clunk over driveways is nearly always a link. Heavier bars work on both axles together, so do not change one alone without a reason.",
  "suspension--wheel-bearings-and-hubs": "Kits with cones, cups, seals and pins. Set tapered bearings with a little end play, never tight.",
  steering: "Take out the wander. Play adds up: an idler, two tie rods and a coupling each with a little make a wheel with a lot.",
  "steering--steering-boxes-and-racks":
    "New and rebuilt, manual and power. Count the turns from lock to lock and set the middle before you bolt it in. Boxes carry a deposit for the old one.",
  "steering--tie-rods-and-drag-links":
    "Ends and idlers, left and right thread. Measure the length of the old assembly and you can drive to the alignment shop.",
  "steering--power-steering": "Pumps, hoses and pulleys. Flush the old fluid out: swarf from a dead pump kills the new one.",
  "transmission-and-drivetrain":
    "From the clutch to the axles. Note the gearbox and the diff that are really in the car: both are often swapped, and parts go by them.",
  "transmission-and-drivetrain--complete-transmissions":
    "Rebuilt manual and automatic gearboxes on exchange. Flush the cooler and its lines before you connect one.",
  "transmission-and-drivetrain--clutch":
    "Kits, cables, hydraulics and flywheels. Face the flywheel with every new clutch, and look at the rear main seal while it is off.",
  "transmission-and-drivetrain--manual-gearbox":
    "Rebuild kits and the small parts around the lever. The number of gears is not enough: check the casting.",
  "transmission-and-drivetrain--automatic-transmission":
    "Filters, gaskets and service kits. Burnt fluid tells you that a service is too late.",
  "transmission-and-drivetrain--driveshafts-and-uni-joints":
    "Shafts, joints and centre bearings. Mark the flanges, so that a balanced shaft goes back the way it came out.",
  "transmission-and-drivetrain--differential":
    "Ratios, centres, axles and bearings. Count the teeth or turn the wheels to know your ratio, and have the mesh set by somebody with the gauge.",
  "electrical-and-ignition":
    "Most electrical faults in an old car are a bad earth, and most of the rest are a bad connection. Clean those first. Disconnect the battery before you start on anything else.",
  "electrical-and-ignition--charging-and-starting":
    "Alternators, starters and batteries. Wet batteries are dangerous goods: they are collected at a store and the old one is taken back there.",
  "electrical-and-ignition--ignition":
    "Points or electronic, leads, caps, plugs and coils. Coil and ignition belong together: a coil meant for a ballast burns out without one.",
  "electrical-and-ignition--wiring-looms":
    "Looms by the factory diagram, labelled at every plug. Lay the new one beside the old before either goes in.",
  "electrical-and-ignition--switches-and-relays":
    "Switches fail from current. A relay behind a new headlight switch makes it the last one you buy.",
  "electrical-and-ignition--horns": "High and low note. No sound is usually the contact in the steering wheel.",
  "electrical-and-ignition--sensors-and-senders":
    "A gauge that reads full or nothing is more often its sender or its earth than the gauge.",
  "electrical-and-ignition--audio": "Radios that fit the original opening and look it, with inputs your car never had.",
  "wheels-and-tyres": "Steel and alloy in period patterns. Four figures decide: diameter and width, stud pattern, centre bore, and offset.",
  "wheels-and-tyres--wheels":
    "Sold one by one. Check the size guide for what each size means, and turn the steering from lock to lock on a trial fit before tyres go on.",
  "wheels-and-tyres--hub-caps-and-trim-rings": "Caps and rings by wheel diameter and by the lugs or clips that hold them.",
  "wheels-and-tyres--wheel-nuts-and-studs":
    "Thread and seat both matter: a tapered nut on a flat seat works loose. Retension after the first fifty kilometres.",
  "hardware-and-fasteners":
    "The small things that hold a car together, sorted by job. Buy a few more than you need: one always goes under the bench.",
  "hardware-and-fasteners--clips-and-retainers": "Trim and moulding clips in packs. Match the head and the hole, not only the picture.",
  "hardware-and-fasteners--bolt-and-screw-kits":
    "Kits by area, with the right heads and finish. Anti-seize on anything that meets aluminium.",
  "hardware-and-fasteners--body-mount-kits":
    "Rubbers, washers and bolts for the whole body. Do one side at a time, with the other still bolted.",
  "tools-and-workshop":
    "Tools for a home workshop, from the first socket set to the one odd puller. Never work under a car that stands on a jack alone.",
  "tools-and-workshop--hand-tools":
    "Sockets, spanners and trim forks. Older Australian and American cars are imperial, and British ones may be Whitworth.",
  "tools-and-workshop--lifting-and-storage":
    "Jacks, stands and boxes. Use stands on firm, level ground, and chock the wheels that stay down.",
  "tools-and-workshop--specialty-tools":
    "The tool for the one job: seal drivers, compressors and pullers that ordinary tools cannot replace.",
  "car-care-and-paint":
    "For finished cars and for those on the way. Try everything on a hidden spot first, and read the label's drying time as a minimum.",
  "car-care-and-paint--wash-and-wax":
    "Wash, wax and polish that suit old enamel as well as clear coat. Two buckets and a soft mitt do more than any bottle.",
  "car-care-and-paint--interior-care":
    "For vinyl, leather, cloth and carpet. Clean first, feed second, and keep silicone away from anything you will ever glue.",
  "car-care-and-paint--metal-and-chrome-polish":
    "Polish chrome seldom and gently, then wax it. Pits are rust from below and no polish fills them.",
  "car-care-and-paint--rust-treatment": "Converters need some rust to work on and none that is loose. Brush, treat, wait, prime.",
  "car-care-and-paint--paint-and-primer": "Aerosols, enamels and touch-up by factory code. The code stands on the body plate.",
  "car-care-and-paint--adhesives-and-sealants":
    "Panel adhesive, seam sealer and weatherstrip glue. Clean, scuff, clean again: the bond is made before the tube is opened.",
  accessories: "Covers, towing and touring gear. Anything that carries a load says how much: stay under it.",
  "accessories--car-covers":
    "Indoor covers breathe, outdoor covers shed water. Wash the car first, because a cover over dust is sandpaper.",
  "accessories--towing": "Tow bars by vehicle, with the ratings on the plate. The car's own limit counts if it is the lower one.",
  "accessories--recovery-and-touring": "Straps, boards and kits. Use rated points, and keep everyone a strap and a half away.",
  "books-and-manuals": "Torque figures, wiring diagrams and exploded views, on paper that forgives a greasy thumb.",
  "books-and-manuals--workshop-manuals": "By model and by year. A manual pays for itself with the first figure you would have guessed.",
  "books-and-manuals--restoration-guides":
    "How-to books for bodywork, trim and paint, and for finding out what a car left the factory with.",
  apparel:
    "Shirts, hoodies and workwear for people with grease under their nails. Every size has its measurements: open the size guide beside the sizes.",
  "apparel--mens": "T-shirts, polos and hoodies from S to 5XL, cut for moving in.",
  "apparel--womens": "T-shirts in Australian sizes 8 to 20, in the same heavy cotton as the rest.",
  "apparel--kids": "For the next generation of spanner holders, sizes 2 to 14.",
  "apparel--headwear": "Caps that adjust, in colours that hide a thumbprint.",
  "apparel--workwear": "Overalls and gloves made to be worn out. Overalls go by chest, gloves by the palm.",
  "collectables-and-gifts": "For the shed wall, the shelf and the bar. When in doubt, a gift card always fits.",
  "collectables-and-gifts--model-cars": "Die-cast models in the colours the cars came in. Collectables, not toys for small children.",
  "collectables-and-gifts--bar-and-mancave": "Signs, stools, mugs and clocks that look right above a workbench.",
  "collectables-and-gifts--key-rings": "A small thing for a key you look after.",
  "collectables-and-gifts--gift-cards": "Sent by email, good in every store and online.",
};
