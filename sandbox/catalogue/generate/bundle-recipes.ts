/** Kits and the categories that their components come from; a component belongs to the same platform as the kit. */
export const bundleRecipes: Readonly<Record<string, readonly string[]>> = {
  "Complete body rubber kit": [
    "front-door-seals",
    "rear-door-seals",
    "windscreen-rubbers",
    "rear-screen-rubbers",
    "boot-and-tailgate-seals",
  ],
  "Complete interior trim kit": ["front-seat-trim-kits", "rear-seat-trim-kits", "door-trim-panels", "headlinings", "cut-pile-carpet-sets"],
  "Full chrome bumper set": ["front-chrome-bumpers", "rear-chrome-bumpers", "bumper-brackets-and-irons"],
  "Filter service kit": ["oil-filters", "air-filters", "spark-plugs"],
  "Big brake upgrade kit": ["front-disc-rotors", "front-brake-pads", "brake-hoses-and-lines"],
};
