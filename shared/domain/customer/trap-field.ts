/** A field that shoppers don't see. Whoever fills it in fills in everything, which only programs do; no browser has a value to offer for this name. */
export const trapFieldName = "notes";
