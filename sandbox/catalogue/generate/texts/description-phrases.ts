export type Phrases = { purposes: readonly string[]; tips: readonly string[] };

/** What each department's parts are bought for, and a tip for fitting them; keyed by the root category's slug. */
export const phrasesByRoot: Readonly<Record<string, Phrases>> = {
  "body-and-exterior": {
    purposes: [
      "It replaces a rusted or bent original and keeps the factory lines and mounting points.",
      "The shape follows a good original, so gaps and swage lines meet where they should.",
      "A sound choice when the old one has more filler in it than metal.",
    ],
    tips: [
      "Trial fit it before any paint goes on.",
      "Hang it with the old bolts first, set the gaps, then paint.",
      "Keep the old part until you have compared the two side by side.",
    ],
  },
  "rubber-and-weatherstrips": {
    purposes: [
      "It stops the wind noise and the water that a hardened old rubber lets in.",
      "Fresh rubber makes doors close softly again and keeps the carpet dry.",
      "The section is extruded to the original profile, so it sits in the channel without trimming.",
    ],
    tips: [
      "Warm it in the sun for half an hour and it goes in far easier.",
      "Clean the channel back to bare paint before you start.",
      "Leave the doors shut overnight so that the new rubber takes its set.",
    ],
  },
  "badges-decals-and-emblems": {
    purposes: [
      "The right finishing touch for a repaint or a tired original.",
      "Detail and lettering follow a genuine part.",
      "It puts back what decades of sun and car washes took away.",
    ],
    tips: [
      "Measure twice and mark the position with masking tape before you drill or stick.",
      "Clean the panel with wax and grease remover first.",
      "Save it for last, after the final polish.",
    ],
  },
  "interior-and-trim": {
    purposes: [
      "Grain and colour are matched to the trim codes of the day.",
      "It turns the part of the car you look at most back to how it left the showroom.",
      "Cut and sewn to the original pattern, ready to fit.",
    ],
    tips: [
      "Colours on a screen are a guide; ask for a sample if you are matching old trim.",
      "Lay it out flat and warm for an hour before fitting.",
      "Replace the clips while the trim is off.",
    ],
  },
  lighting: {
    purposes: [
      "Clear, bright and sealed against the dust.",
      "It replaces a faded or cracked original without any wiring changes.",
      "Be seen properly again, on the road and at the inspection station.",
    ],
    tips: [
      "Clean the earth before you blame the globe.",
      "Fit a new gasket at the same time.",
      "Check the aim afterwards; it takes five minutes against a wall.",
    ],
  },
  "glass-and-mirrors": {
    purposes: [
      "A clean view for a car that deserves one.",
      "Made to the original curve and thickness.",
      "It replaces scratched or delaminated glass with new.",
    ],
    tips: [
      "Fit a new rubber with it; old ones seldom seal twice.",
      "Have a second pair of hands ready.",
      "Check the opening for rust before you order a glazier.",
    ],
  },
  engine: {
    purposes: [
      "A dependable part for a rebuild or a Saturday service.",
      "It brings the engine back to its original tolerances.",
      "The quality you want in a part that takes a day to reach.",
    ],
    tips: [
      "Check the engine number against the casting; many have been swapped.",
      "Use fresh sealant sparingly and torque in the order of the manual.",
      "Change the oil before the first start.",
    ],
  },
  "cooling-and-heating": {
    purposes: [
      "It keeps the needle where it belongs on a January afternoon.",
      "A common cause of overheating, and an easy one to rule out.",
      "Flow is as good as the original or better.",
    ],
    tips: [
      "Flush the system first or the new part gets the old rust.",
      "Fill with coolant, not tap water.",
      "Replace the cap and hoses while the system is open.",
    ],
  },
  "fuel-system": {
    purposes: [
      "It cures hard starting and the smell of fuel in the shed.",
      "Made to live with the unleaded fuel of today.",
      "Sized and fitted as the original.",
    ],
    tips: [
      "Disconnect the battery first and work outdoors.",
      "Fit a new filter so that tank rust does not reach it.",
      "Check every hose while you are there.",
    ],
  },
  exhaust: {
    purposes: [
      "It frees up the engine without waking the street.",
      "Bends are smooth and the flanges are flat.",
      "It hangs from the original mounts.",
    ],
    tips: [
      "Leave everything loose until it is all in place, then tighten from the front.",
      "New gaskets save doing it twice.",
      "Check the clearance with the car on its wheels.",
    ],
  },
  brakes: {
    purposes: [
      "It gives back the firm, even pedal the car had when new.",
      "A straightforward replacement that needs no modification.",
      "Made for daily use in traffic and on long descents.",
    ],
    tips: [
      "Always renew brakes in axle sets.",
      "Bed them in gently over the first two hundred kilometres.",
      "Brake work on the road belongs in experienced hands.",
    ],
  },
  suspension: {
    purposes: [
      "It takes the float and the knocks out of an old front end.",
      "Height and rate suit the car as it is driven today.",
      "A tired car feels years younger with it.",
    ],
    tips: ["Tighten rubber bushes with the weight on the wheels.", "Book a wheel alignment afterwards.", "Renew both sides together."],
  },
  steering: {
    purposes: [
      "It takes out the play that an inspector looks for first.",
      "Precise again, without the vagueness of worn joints.",
      "It replaces a part that wears unseen.",
    ],
    tips: [
      "Count the turns when you unscrew the old one.",
      "Have the alignment checked straight after.",
      "Fit new split pins, never old ones.",
    ],
  },
  "transmission-and-drivetrain": {
    purposes: [
      "It takes up smoothly and lasts.",
      "For gearboxes that have done their honest share of kilometres.",
      "It restores a quiet, positive drive.",
    ],
    tips: [
      "Count teeth and splines on the old part before you order.",
      "Use the oil grade that the manual asks for.",
      "Check the mounts while the box is out.",
    ],
  },
  "electrical-and-ignition": {
    purposes: [
      "It starts first turn and keeps on doing so.",
      "A plug-in replacement with the original terminals.",
      "It ends the hunt for an intermittent fault.",
    ],
    tips: [
      "Disconnect the battery first.",
      "Clean the earths; they cause half of all faults.",
      "Note where each lead goes before you pull them.",
    ],
  },
  "wheels-and-tyres": {
    purposes: ["Period looks with modern accuracy.", "It runs true and balances with little weight.", "The right stance without rubbing."],
    tips: [
      "Check offset and brake clearance before fitting tyres.",
      "Tighten the nuts again after fifty kilometres.",
      "Ask your state's road authority about legal widths.",
    ],
  },
  "hardware-and-fasteners": {
    purposes: [
      "The small parts that hold up a job when they are missing.",
      "Sizes and heads follow the originals.",
      "Enough for the job with a few to spare.",
    ],
    tips: [
      "Order before you strip the car; old clips break.",
      "A dab of anti-seize helps the next owner.",
      "Match one against an old one first.",
    ],
  },
  "tools-and-workshop": {
    purposes: [
      "A tool that earns its place on the bench.",
      "Made for regular use in a home workshop.",
      "Solid, simple and easy to look after.",
    ],
    tips: ["Never work under a car held by a jack alone.", "Wear eye protection.", "Wipe it down and keep it dry."],
  },
  "car-care-and-paint": {
    purposes: [
      "It does what it says with little effort.",
      "For a finish you can be proud of on a Sunday morning.",
      "Safe on original finishes when used as directed.",
    ],
    tips: ["Try it on a hidden spot first.", "Work in the shade on a cool panel.", "Read the label and keep it away from children."],
  },
  accessories: {
    purposes: ["Ready for the long way home.", "It makes the car more useful without spoiling it.", "Tested on corrugated roads."],
    tips: [
      "Check ratings against your vehicle's compliance plate.",
      "Keep the instructions in the glovebox.",
      "Check the bolts after the first trip.",
    ],
  },
  "books-and-manuals": {
    purposes: [
      "It answers the question you would otherwise ask a forum.",
      "Clear pictures, clear torque figures, no guesswork.",
      "Good reading in the shed and out of it.",
    ],
    tips: ["Check the covered years before you order.", "Keep it off the engine bay; pages stain.", "A useful present for a new owner."],
  },
  apparel: {
    purposes: [
      "Made for the shed, decent enough for the club run.",
      "Soft, hard-wearing and printed to last.",
      "Comfortable from the first wear.",
    ],
    tips: ["Check the size chart before you order.", "Wash it inside out.", "Not suitable as protective clothing unless it says so."],
  },
  "collectables-and-gifts": {
    purposes: ["For the wall, the shelf or the bar.", "A present that will not end up in a drawer.", "A bit of the road for indoors."],
    tips: ["Packed well enough to give as it comes.", "Keep it out of direct sun.", "Not a toy for small children."],
  },
};
