import { phoneUrl } from "#shared/domain/customer/phone-number.ts";

type ClosedNoteProps = {
  /** What can't be done here, as a sentence. */
  text: string;
  phone: string | null;
  email: string | null;
};

/** Stands where a form would be whose service is switched off, and says how else the shop is reached. */
export function ClosedNote({ text, phone, email }: ClosedNoteProps) {
  return (
    <p role="note">
      {text} Please{" "}
      {phone !== null && (
        <>
          call <a href={phoneUrl(phone)}>{phone}</a>
        </>
      )}
      {phone !== null && email !== null && " or "}
      {email !== null && (
        <>
          write to <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {phone === null && email === null && <a href="/stores">ask at a store</a>}.
    </p>
  );
}
