/** A phone number in the international form, "+61400000000"; Australian service numbers such as 13 00 00 stay short. Null for what is no phone number. */
export function readPhoneNumber(text: string, territory: "AU" | "NZ"): string | null {
  const digits = text.replace(/[\s().-]/g, "");
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (territory === "NZ") return /^0\d{7,10}$/.test(digits) ? `+64${digits.slice(1)}` : null;
  if (/^0[23478]\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  return /^(?:13\d{4}|1[38]00\d{6})$/.test(digits) ? digits : null;
}
