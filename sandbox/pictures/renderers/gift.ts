import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { book } from "./gift/book.ts";
import { carCover } from "./gift/car-cover.ts";
import { giftCard } from "./gift/gift-card.ts";
import { modelCar } from "./gift/model-car.ts";
import { mug } from "./gift/mug.ts";
import { stool } from "./gift/stool.ts";

/** Books, models, mugs, stools, gift cards and car covers. */
export function gift(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "book":
      return book(sheet);
    case "model_car":
      return modelCar(sheet);
    case "mug":
      return mug(sheet);
    case "stool":
      return stool(sheet);
    case "gift_card":
      return giftCard(sheet);
    default:
      return carCover(sheet);
  }
}
