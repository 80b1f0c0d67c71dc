import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { enamelBadge } from "./badge/enamel-badge.ts";
import { keyring } from "./badge/keyring.ts";
import { plate } from "./badge/plate.ts";
import { sign } from "./badge/sign.ts";

/** Enamel badges, identification plates, tin signs and key rings. */
export function badge(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "plate":
      return plate(sheet);
    case "sign":
      return sign(sheet);
    case "keyring":
      return keyring(sheet);
    default:
      return enamelBadge(sheet);
  }
}
