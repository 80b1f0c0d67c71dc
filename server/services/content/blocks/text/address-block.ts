import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { formatPhoneNumber, phoneUrl } from "#shared/domain/customer/phone-number.ts";
import { blockMapper } from "../block-mapper.ts";

const schema = z.object({ title: textField, address: textField, phone: textField, place_id: textField, map_link: linkField });

/** A postal address, one line a line. */
export const addressBlock = blockMapper("AddressBlock", schema, ({ title, address, phone, place_id, map_link }, id) => {
  const lines = address
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  const number = phone.trim();
  return {
    id,
    type: "address-block",
    title,
    lines,
    phone: /\d/.test(number) ? { label: formatPhoneNumber(number), url: phoneUrl(number) } : null,
    mapUrl: map_link ?? mapSearchUrl(lines, place_id.trim()),
  };
});

/** Source: https://developers.google.com/maps/documentation/urls/get-started#search-action */
function mapSearchUrl(lines: string[], placeId: string): string {
  const query = new URLSearchParams({ api: "1", query: lines.join(", "), ...(placeId && { query_place_id: placeId }) });
  return `https://www.google.com/maps/search/?${query}`;
}
