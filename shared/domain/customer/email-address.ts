/** Longer ones can't be delivered (RFC 5321). */
export const emailLengthMax = 254;
const localPartLengthMax = 64;

export const invalidEmailMessage = "Please enter a valid email address";

/** Whether a text can be an email address: something without spaces, an @ and a domain with a dot. Only a mail that arrives tells more. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailLengthMax && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) && text.indexOf("@") <= localPartLengthMax;
}
