import { createHash } from "node:crypto";
import type { GoWithout } from "#server/observability/go-without.ts";
import { contactFormsIn } from "#shared/contract/blocks/all-blocks.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";
import type { ContactForm, ContactInput } from "#shared/contract/customer/contact.ts";
import { AppError, nullIfNotFound, nullUnlessOurFault } from "#shared/domain/app-error.ts";
import { type ContactAnswers, type ContactProblem, contactAnswer, contactProblems } from "#shared/domain/customer/contact-answers.ts";
import { type ContactField, replyField } from "#shared/domain/customer/contact-field.ts";
import type { AdmitMail } from "../recipients/recipient-limit.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";

type ContactServiceOptions = {
  pages: ContactPages;
  vehicles: ContactVehicles;
  desk: SupportDeskPort;
  publicUrl: string;
  isTrapped: (notes: string | undefined) => boolean;
  isTooQuick: (openForMs: number | undefined) => boolean;
  goWithout?: GoWithout;
};

const subject = "Rares Online Enquiry";

export function createContactService({
  pages,
  vehicles,
  desk,
  publicUrl,
  isTrapped,
  isTooQuick,
  goWithout = () => nullUnlessOurFault,
}: ContactServiceOptions): ContactService {
  return {
    async send({ page, form: formId, answers, vehicleIds, notes, openForMs }, admitMail) {
      const form = await findContactForm(pages, page, formId);
      const reply = form && replyField(form.fields);
      if (!form || !reply) throw changedForm("an unknown contact form");
      const { fields } = form;
      const vehicleFields = fields.filter(({ type }) => type === "vehicle");
      if (!isWithin(answers, fields) || !isWithin(vehicleIds, vehicleFields)) throw changedForm("unknown fields of a contact form");
      const problems = contactProblems(fields, answers);
      if (problems.length > 0) throw wrongAnswers(problems);
      if (isTrapped(notes)) return;
      if (isTooQuick(openForMs)) throw tooQuick();
      const replyTo = contactAnswer(reply, answers);
      await admitMail(replyTo);

      const chosen = await Promise.all(
        Object.entries(vehicleIds).map(async ([name, id]) => [name, await describeVehicle(vehicles, id, goWithout)] as const),
      );
      const pageUrl = `${publicUrl}/${page === "home" ? "" : page}`;
      const text = enquiryText({ fields, answers, vehicles: Object.fromEntries(chosen), pageUrl });
      await desk.send({ subject, text, replyTo, key: enquiryKey(replyTo, text) });
    },
  };
}

/** The same message has the same key, so that neither a retry nor a second press sends it twice, even where no script runs. */
export function enquiryKey(replyTo: string, text: string): string {
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

type ContactVehicles = { byId(vehicleId: string): Promise<Vehicle | null> };

/** A vehicle of the index with the numbers to look it up by; empty for one that isn't in it. A search that fails must not keep a message back. */
async function describeVehicle(vehicles: ContactVehicles, vehicleId: string, goWithout: GoWithout): Promise<string> {
  const looked = await vehicles
    .byId(vehicleId)
    .then((vehicle) => ({ vehicle }))
    .catch(goWithout("vehicle of an enquiry"));
  if (looked === null) return `Vehicle ${vehicleId}`;
  const { vehicle } = looked;
  if (vehicle === null) return "";
  const { kTypeNr, yearFrom, yearTo } = vehicle;
  const numbers = [`vehicle ${vehicleId}`, ...(kTypeNr === null ? [] : [`K-type ${kTypeNr}`])];
  return `${vehicleLabel(vehicle)}, ${yearSpan(yearFrom, yearTo)} (${numbers.join(", ")})`;
}

type ContactPages = { page(slug: string): Promise<ContentPage> };

/** The form as editors made it; null when it isn't there, or no longer. */
async function findContactForm(pages: ContactPages, slug: string, formId: string): Promise<ContactForm | null> {
  const page = await pages.page(slug).catch(nullIfNotFound);
  return contactFormsIn(page?.blocks ?? []).find(({ id }) => id === formId) ?? null;
}

type EnquiryTextOptions = {
  fields: readonly ContactField[];
  answers: ContactAnswers;
  /** What the index says of a chosen vehicle, by field. */
  vehicles: Readonly<Record<string, string>>;
  pageUrl: string;
};

/** All of a form as plain text. Whatever was typed is indented, so that no answer can pass for another field. */
function enquiryText({ fields, answers, vehicles, pageUrl }: EnquiryTextOptions): string {
  const parts = fields.map((field) => {
    const typed = contactAnswer(field, answers);
    const vehicle = vehicles[field.name] ?? "";
    const said = vehicle.startsWith(`${typed},`) ? [vehicle] : [typed || "–", vehicle];
    const lines = said.filter((line) => line !== "").flatMap((text) => text.split("\n"));
    return [field.label, ...lines.map((line) => `  ${line}`)].join("\n");
  });
  return [...parts, `Sent from ${pageUrl}`].join("\n\n");
}

/** Throws AppErrors: UNPROCESSABLE with what is wrong with which field, CONFLICT when the form is no longer the one that was filled in, otherwise the desk's UPSTREAM_…. */
export type ContactService = { send(input: ContactInput, admitMail: AdmitMail): Promise<void> };

/** A shopper's message for the people who answer. `key` is the same for the same message. */
type Enquiry = { subject: string; text: string; replyTo: string; key: string };

/** Who answers shoppers. Sending an enquiry again changes nothing. Throws AppErrors: UNPROCESSABLE for an address that it refuses, otherwise UPSTREAM_…. */
export type SupportDeskPort = { send(enquiry: Enquiry): Promise<void> };
