import type { AddressFields } from "#sandbox/vendors/shopify/customers/customer.ts";
import type { UserError } from "../account-context.ts";
import type { PostcodeCheck } from "./postcodes.ts";
import { findTerritory, findZone } from "./territories.ts";

type AddressErrorCode =
  | "ADDRESS_ARGUMENT_EMPTY"
  | "ADDRESS_ID_DOES_NOT_EXIST"
  | "CONTAINS_HTML_TAGS"
  | "CUSTOMER_ADDRESS_ALREADY_EXISTS"
  | "DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED"
  | "DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED"
  | "INVALID_FOR_COUNTRY"
  | "INVALID_FOR_COUNTRY_AND_PROVINCE"
  | "INVALID_TERRITORY_CODE"
  | "PHONE_NUMBER_NOT_VALID"
  | "REQUIRED"
  | "TERRITORY_CODE_MISSING"
  | "TOO_LONG"
  | "ZONE_CODE_MISSING";
export type AddressError = UserError<AddressErrorCode>;

/** Text by field; an empty one counts as none. */
export type AddressText = { [Field in keyof AddressFields]: string };

const labels: Record<keyof AddressText, string> = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  address1: "Street address",
  address2: "Apartment or unit",
  city: "Suburb",
  zoneCode: "State",
  zip: "Postcode",
  territoryCode: "Country",
  phoneNumber: "Phone number",
};
const fieldNames = Object.keys(labels).filter((name): name is keyof AddressText => name in labels);
const textLimit = 255;

/** Finds what is missing or cannot be right, in the order of the fields; otherwise the address with its codes and phone number in their proper form. */
export function checkAddress(text: AddressText, isPostcodeOf: PostcodeCheck): { fields: AddressFields } | { userErrors: AddressError[] } {
  const unfit = fieldNames.flatMap((name) => unfitText(name, text[name]));
  if (unfit.length > 0) return { userErrors: unfit };
  const missing = (["address1", "city", "zip"] as const)
    .filter((name) => text[name] === "")
    .map((name) => error("REQUIRED", name, `${labels[name]} is missing`));
  const territory = findTerritory(text.territoryCode);
  if (territory === null) return { userErrors: [...missing, territoryError(text.territoryCode)] };
  const zone = findZone(territory, text.zoneCode);
  const phoneNumber = text.phoneNumber === "" ? null : readPhoneNumber(text.phoneNumber, territory.code);
  const userErrors = [
    ...missing,
    ...(zone === null ? [zoneError(text.zoneCode, territory.name)] : []),
    ...(text.zip === "" ? [] : zipErrors(text.zip, territory, zone, isPostcodeOf)),
    ...(text.phoneNumber !== "" && phoneNumber === null
      ? [error("PHONE_NUMBER_NOT_VALID", "phoneNumber", "This is not a phone number that we can call")]
      : []),
  ];
  if (userErrors.length > 0) return { userErrors };
  return {
    fields: {
      firstName: orNull(text.firstName),
      lastName: orNull(text.lastName),
      company: orNull(text.company),
      address1: text.address1,
      address2: orNull(text.address2),
      city: text.city,
      zoneCode: zone,
      zip: text.zip,
      territoryCode: territory.code,
      phoneNumber,
    },
  };
}

function unfitText(name: keyof AddressText, value: string): AddressError[] {
  if (value.length > textLimit) return [error("TOO_LONG", name, `${labels[name]} is too long (maximum is ${textLimit} characters)`)];
  return /<[^>]*>/.test(value) ? [error("CONTAINS_HTML_TAGS", name, `${labels[name]} can't contain HTML tags`)] : [];
}

function territoryError(code: string): AddressError {
  return code === ""
    ? error("TERRITORY_CODE_MISSING", "territoryCode", "Country is missing")
    : error("INVALID_TERRITORY_CODE", "territoryCode", "We only keep addresses in Australia and New Zealand");
}

function zoneError(code: string, country: string): AddressError {
  return code === ""
    ? error("ZONE_CODE_MISSING", "zoneCode", "State is missing")
    : error("INVALID_FOR_COUNTRY", "zoneCode", `This is not a state or region of ${country}`);
}

function zipErrors(
  zip: string,
  { code, name, zones }: NonNullable<ReturnType<typeof findTerritory>>,
  zone: string | null,
  isPostcodeOf: PostcodeCheck,
): AddressError[] {
  if (!/^\d{4}$/.test(zip)) return [error("INVALID_FOR_COUNTRY", "zip", `A postcode in ${name} has four digits`)];
  if (code !== "AU" || zone === null || isPostcodeOf(zip, zone)) return [];
  return [error("INVALID_FOR_COUNTRY_AND_PROVINCE", "zip", `${zip} is not a postcode of ${zones[zone] ?? zone}`)];
}

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

function error(code: AddressErrorCode, name: keyof AddressText, message: string): AddressError {
  return { code, field: ["address", name], message };
}

/** A phone number in the international form, "+61400000000"; Australian service numbers such as 13 00 00 stay short. Null for what is no phone number. */
function readPhoneNumber(text: string, territory: "AU" | "NZ"): string | null {
  const digits = text.replace(/[\s().-]/g, "");
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (territory === "NZ") return /^0\d{7,10}$/.test(digits) ? `+64${digits.slice(1)}` : null;
  if (/^0[23478]\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  return /^(?:13\d{4}|1[38]00\d{6})$/.test(digits) ? digits : null;
}
