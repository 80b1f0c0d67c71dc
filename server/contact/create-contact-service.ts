import { createHash } from "node:crypto";
import { AppError } from "#shared/domain/app-error.ts";
import { contactAnswer, type ContactProblem, contactProblems } from "#shared/domain/contact-answers.ts";
import { replyField } from "#shared/domain/contact-field.ts";
import type { ContactService } from "./contact-service.ts";
import { type ContactVehicles, describeVehicle } from "./describe-vehicle.ts";
import { enquiryText } from "./enquiry-text.ts";
import { type ContactPages, findContactForm } from "./find-contact-form.ts";
import type { SupportDeskPort } from "./support-desk-port.ts";

type ContactServiceOptions = {
  pages: ContactPages;
  vehicles: ContactVehicles;
  desk: SupportDeskPort;
  publicUrl: string;
  isTrapped: (notes: string | undefined) => boolean;
  isHasty: (openForMs: number | undefined) => boolean;
};

const subject = "Rares Online Enquiry";

export function createContactService({ pages, vehicles, desk, publicUrl, isTrapped, isHasty }: ContactServiceOptions): ContactService {
  return {
    async send({ page, form: formId, answers, vehicleIds, notes, openForMs }) {
      const form = await findContactForm(pages, page, formId);
      const reply = form && replyField(form.fields);
      if (!form || !reply) throw changedForm("an unknown contact form");
      const { fields } = form;
      const vehicleFields = fields.filter(({ type }) => type === "vehicle");
      if (!isWithin(answers, fields) || !isWithin(vehicleIds, vehicleFields)) throw changedForm("unknown fields of a contact form");
      const problems = contactProblems(fields, answers);
      if (problems.length > 0) throw wrongAnswers(problems);
      if (isTrapped(notes)) return;
      if (isHasty(openForMs)) throw tooQuick();

      const chosen = await Promise.all(
        Object.entries(vehicleIds).map(async ([name, id]) => [name, await describeVehicle(vehicles, id)] as const),
      );
      const pageUrl = `${publicUrl}/${page === "home" ? "" : page}`;
      const text = enquiryText({ fields, answers, vehicles: Object.fromEntries(chosen), pageUrl });
      const replyTo = contactAnswer(reply, answers);
      await desk.send({ subject, text, replyTo, key: keyOf(replyTo, text) });
    },
  };
}

/** The same message has the same key, so that neither a retry nor a second press sends it twice, even where no script runs. */
function keyOf(replyTo: string, text: string): string {
  return createHash("sha256")
    .update(JSON.stringify([replyTo, text]))
    .digest("base64url");
}

function isWithin(values: object, fields: readonly { name: string }[]): boolean {
  return Object.keys(values).every((key) => fields.some(({ name }) => name === key));
}

function changedForm(reason: string): AppError {
  return new AppError("CONFLICT", reason, {
    userMessage: "This form has changed since you opened it. Please look it over and send it again.",
  });
}

function tooQuick(): AppError {
  return new AppError("UNPROCESSABLE", "a contact form that was filled in too quickly", {
    userMessage: "That was very quick. Please check your message and send it again.",
  });
}

/** Names the fields, never what was typed. */
function wrongAnswers(problems: ContactProblem[]): AppError {
  return new AppError("UNPROCESSABLE", `a contact form with problems in ${problems.map(({ name }) => name).join(", ")}`, {
    userMessage: "Please check what is marked and send it again.",
    invalid: problems.map(({ name, message }) => ({ path: `answers.${name}`, message })),
  });
}
