import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { errors, type Interaction, type Provider } from "oidc-provider";
import { z } from "zod";
import type { Mailbox, NewMail } from "#sandbox/storage/mailbox.ts";
import { emailLengthMax, invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { type CustomerDirectory, identityPath } from "../identity.ts";
import { problemPage } from "../problem-page.ts";
import { codeMinutes, type CodeStore } from "./code-store.ts";
import { addressPage, codePage, codeProblem } from "./sign-in-pages.ts";

type SignInOptions = { provider: Provider; codes: CodeStore; customers: CustomerDirectory; mailbox: Mailbox; companyName: string };

type Step = (signIn: { interaction: Interaction; path: string }, request: Request, response: Response) => Promise<void> | void;

const typed = z
  .string()
  .max(2 * emailLengthMax)
  .catch("");
const bodySchema = z.object({ email: typed, code: typed }).catch({ email: "", code: "" });
const tooManyCodes = "That was a lot of codes. Please wait a minute, then ask for another one.";

/** The pages on which somebody signs in: an email address, then the code that was mailed there. The provider's cookie ties every step to the browser that began. */
export function createSignInRouter({ provider, codes, customers, mailbox, companyName }: SignInOptions): Router {
  const router = express.Router();
  const body = express.urlencoded({ extended: false, limit: "8kb", parameterLimit: 10 });
  const deliver = (to: string) => (code: string) => mailbox.send(codeMail({ to, code, companyName }));

  const step =
    (take: Step): RequestHandler =>
    async (request, response) => {
      const interaction = await interactionOf(provider, request, response);
      if (interaction === null) return void response.status(400).send(overPage);
      // A form that was sent twice: the first one has answered already.
      if (interaction.result !== undefined) return response.redirect(303, interaction.returnTo);
      await take({ interaction, path: `${identityPath}/sign-in/${interaction.uid}` }, request, response);
    };

  router.get(
    "/:uid",
    step(({ interaction, path }, _request, response) => {
      const email = codes.addressee(interaction.uid) ?? typed.parse(interaction.params["login_hint"]);
      response.send(addressPage({ path, email, companyName }));
    }),
  );
  router.post(
    "/:uid",
    body,
    step(({ interaction, path }, request, response) => {
      const email = bodySchema.parse(request.body).email.trim();
      const page = (error: string) => addressPage({ path, email, companyName, error });
      if (!isEmailAddress(email)) return void response.status(422).send(page(invalidEmailMessage));
      if (!codes.send(interaction.uid, email, deliver(email))) return void response.status(429).send(page(tooManyCodes));
      response.redirect(303, `${path}/code`);
    }),
  );
  router.get(
    "/:uid/code",
    step(({ interaction, path }, request, response) => {
      const email = codes.addressee(interaction.uid);
      if (email === null) return response.redirect(303, path);
      response.send(
        codePage({
          path,
          email,
          companyName,
          ...("again" in request.query && { status: "Another code is on its way. Only the newest one works." }),
        }),
      );
    }),
  );
  router.post(
    "/:uid/another-code",
    step(({ interaction, path }, _request, response) => {
      const email = codes.addressee(interaction.uid);
      if (email === null) return response.redirect(303, path);
      if (codes.send(interaction.uid, email, deliver(email))) return response.redirect(303, `${path}/code?again`);
      response.status(429).send(codePage({ path, email, companyName, error: tooManyCodes }));
    }),
  );
  router.post(
    "/:uid/code",
    body,
    step(async ({ interaction, path }, request, response) => {
      const email = codes.addressee(interaction.uid);
      if (email === null) return response.redirect(303, path);
      const code = bodySchema.parse(request.body).code.replaceAll(/[\s-]/g, "");
      const checked = /^\d{6}$/.test(code) ? codes.check(interaction.uid, code) : null;
      if (checked?.result !== "right")
        return void response.status(422).send(codePage({ path, email, companyName, error: codeProblem(checked) }));
      const login = { accountId: String(customers.signIn(checked.email).id), amr: ["otp"] };
      await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
    }),
  );
  router.get(
    "/:uid/cancel",
    step((_signIn, request, response) =>
      provider.interactionFinished(request, response, { error: "access_denied", error_description: "The sign-in was cancelled" }),
    ),
  );
  return router;
}

const overPage = problemPage({
  title: "This sign-in is over",
  text: "It was finished, given up, or left open for too long. You can begin a new one.",
});

/** The sign-in that this browser began at this address; null when it is over or another browser's. */
async function interactionOf(provider: Provider, request: Request, response: Response): Promise<Interaction | null> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    return interaction.uid === request.params["uid"] ? interaction : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** The code stands alone on its line, where people and their mail programs find it. */
function codeMail({ to, code, companyName }: { to: string; code: string; companyName: string }): NewMail {
  return {
    to,
    subject: `${code} is your ${companyName} sign-in code`,
    text: [
      "Here is the code to sign in with:",
      "",
      code,
      "",
      `It works for ${codeMinutes} minutes. If you didn't ask for it, there's nothing you need to do.`,
    ].join("\n"),
  };
}
