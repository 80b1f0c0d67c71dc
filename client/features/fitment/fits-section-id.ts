/** Where a product page lists the vehicles that the part fits. */
export const fitsSectionId = "fits";
