import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import { readPromotionTime } from "#shared/domain/content/promotion-period.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { localTime } from "#shared/domain/stores/opening-hours.ts";
import type { ShopifyLogger } from "../create-storefront-api.ts";

type Metafields = readonly ({ key: string; value: string } | null)[];

const vehicleIdSchema = z.union([z.number(), z.string()]);
const moneySchema = z.object({ amount: z.string() });

/** Reads an owner's metafields by key. Editors write these, so a value that cannot be read counts as absent and is logged; nothing here throws. */
export function metafieldReader(metafields: Metafields, owner: string, logger: ShopifyLogger) {
  const valueOf = (key: string) => metafields.find((metafield) => metafield?.key === key)?.value ?? null;

  function json<Value>(key: string, schema: z.ZodType<Value>): Value | null {
    const value = valueOf(key);
    if (value === null) return null;
    const parsed = schema.safeParse(readJson(value));
    return parsed.success ? parsed.data : unreadable(key);
  }

  /** Of a list what can be read of it: one entry that can't be costs none of the others. */
  function entries<Entry>(key: string, schema: z.ZodType<Entry>): Entry[] {
    const given = json(key, z.array(z.unknown())) ?? [];
    const whole = z.array(schema).safeParse(given);
    if (whole.success) return whole.data;
    unreadable(key);
    return given.flatMap((entry) => {
      const read = schema.safeParse(entry);
      return read.success ? [read.data] : [];
    });
  }

  function unreadable(key: string): null {
    logger.warn({ event: "metafield.unreadable", owner, key }, "A metafield could not be read and was left out");
    return null;
  }

  /** A time as ISO 8601, or null, with a warning, when it isn't one. Without a zone it would be another one in each browser. */
  function checkedDate(key: string, value: string): string | null {
    return readPromotionTime(value) ?? unreadable(key);
  }

  function number(key: string): number | null {
    const value = valueOf(key);
    return value === null || value.trim() === "" || !Number.isFinite(Number(value)) ? null : Number(value);
  }

  return {
    json,
    number,
    checkedDate,
    text: valueOf,
    integer: (key: string) => {
      const value = number(key);
      return value === null ? null : Math.round(value);
    },
    flag: (key: string) => valueOf(key) === "true",
    entries,
    list: (key: string) => entries(key, z.string()),
    /** Whether a product's rows name any vehicle. */
    hasVehicles: () => entries("vehicle_ids", vehicleIdSchema).length > 0,
    moneyCents: (key: string) => {
      const money = json(key, moneySchema);
      return money === null || !Number.isFinite(Number(money.amount)) ? null : parseMoneyAmount(money.amount);
    },
    date: (key: string) => {
      const value = valueOf(key);
      return value === null ? null : checkedDate(key, value);
    },
    /** An IANA name that this process knows: no clock can be made of another. */
    timeZone: (key: string) => {
      const value = valueOf(key);
      return value === null || isTimeZone(value) ? value : unreadable(key);
    },
  };
}

function isTimeZone(name: string): boolean {
  try {
    return localTime(name, new Date()).time !== "";
  } catch {
    return false;
  }
}
