import { z } from "zod";

const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }));

/** The code that the sandbox mailed to this address last; `origin` is the sandbox's, or that of a shop that shows its mailbox. */
export async function signInCodeFor(email: string, origin: string): Promise<string> {
  const mails = mailsSchema.parse(await (await fetch(`${origin}/_vendors/mailbox/messages.json`)).json());
  const code = /^\d{6}$/m.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0];
  if (code === undefined) throw new Error("No sign-in code has come");
  return code;
}
