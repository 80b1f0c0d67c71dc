import { z } from "zod";
import { isPromotionRunning, readPromotionTime } from "#shared/domain/content/promotion-period.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";

/** What a block shows of a promotion's story. */
export const promotionContentSchema = z.object({
  title: textField,
  description: textField,
  image: pictureField,
  starts_at: textField,
  ends_at: textField,
});

type Period = Pick<z.output<typeof promotionContentSchema>, "starts_at" | "ends_at">;

/** The day on which a promotion ends, if it is on; null when it is over or yet to come. An end that is no date is told of and counts as none. */
export function runningUntil(
  { starts_at, ends_at }: Period,
  warn: (field: string, value: string) => void,
): { endsOn: string | null } | null {
  const endsAt = readPromotionTime(ends_at);
  if (ends_at !== "" && endsAt === null) warn("ends_at", ends_at);
  if (!isPromotionRunning({ startsAt: readPromotionTime(starts_at), endsAt }, Date.now())) return null;
  return { endsOn: endsAt && officeDay(endsAt) };
}
