import { expect, test, vi } from "vitest";
import { createBotTrap, createFillTimeCheck } from "#server/input/forms/bot-checks.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";
import type { ContactForm, ContactInput } from "#shared/contract/customer/contact.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { ContactField } from "#shared/domain/customer/contact-field.ts";
import { type SupportDeskPort, createContactService } from "./contact-service.ts";

const admitMail = (): Promise<void> => Promise.resolve();

const field = (name: string, type: ContactField["type"], isRequired = false, options: string[] = []): ContactField => ({
  name,
  label: `Your ${name}`,
  type,
  isRequired,
  options,
  hint: "",
  autoComplete: null,
});

const form: ContactForm = {
  id: "f1",
  type: "contact-form",
  title: "Write",
  text: "",
  fields: [
    field("name", "text", true),
    field("email", "email", true),
    field("topic", "select", false, ["A part", "An order"]),
    field("vehicle", "vehicle"),
    field("message", "textarea", true),
  ],
  buttonLabel: "Send",
  sentTitle: "Sent",
  sentText: "",
};
const contactPage: ContentPage = {
  slug: "pages/contact",
  title: "Contact",
  kind: "page",
  trail: [],
  publishedAt: null,
  blocks: [form],
  seo: { title: "", description: "", picture: null },
};
const monaro: Vehicle = {
  vehicleId: "v7",
  kTypeNr: 4711,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "GTS",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: [],
  engines: [],
};

function setUp({
  send = async () => undefined,
  byId = async () => monaro,
}: { send?: SupportDeskPort["send"]; byId?: () => Promise<Vehicle | null> } = {}) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const failed = vi.fn<(part: string, error: unknown) => void>();
  const desk = { send: vi.fn<SupportDeskPort["send"]>(send) };
  const service = createContactService({
    pages: {
      page: async (slug) => {
        if (slug === contactPage.slug) return contactPage;
        throw new AppError("NOT_FOUND", "no such page");
      },
    },
    vehicles: { byId },
    desk,
    publicUrl: "https://shop.example",
    isTrapped: createBotTrap(metrics),
    isTooQuick: createFillTimeCheck(metrics),
    goWithout: (part) => (error) => {
      failed(part, error);
      return null;
    },
  });
  return { metrics, desk, failed, service };
}

const answers = { name: " Sam ", email: "sam@example.test", topic: "A part", vehicle: "1972 HQ", message: "Hi,\r\ndoes it fit?" };
const filled: ContactInput = { page: "pages/contact", form: "f1", answers, vehicleIds: {} };

test("a message is sent with every field, the vehicle's numbers and the page, and nothing that was typed can pass for another field", async () => {
  const { service, desk } = setUp();
  await service.send(
    {
      ...filled,
      answers: { ...answers, topic: "", message: "Hi,\r\nYour name\r\n  Mallory" },
      vehicleIds: { vehicle: "v7" },
    },
    admitMail,
  );
  expect(desk.send).toHaveBeenCalledExactlyOnceWith({
    subject: "Rares Online Enquiry",
    replyTo: "sam@example.test",
    key: expect.stringMatching(/^[\w-]{43}$/),
    text: [
      "Your name\n  Sam",
      "Your email\n  sam@example.test",
      "Your topic\n  –",
      "Your vehicle\n  1972 HQ\n  Holden HQ Monaro GTS, 1971–1974 (vehicle v7, K-type 4711)",
      "Your message\n  Hi,\n  Your name\n    Mallory",
      "Sent from https://shop.example/pages/contact",
    ].join("\n\n"),
  });
});

test("the same message has the same key however often it is sent, another one another", async () => {
  const { service, desk } = setUp();
  await service.send(filled, admitMail);
  await service.send({ ...filled, openForMs: 60_000 }, admitMail);
  await service.send({ ...filled, answers: { ...answers, message: "And another thing" } }, admitMail);
  const keys = desk.send.mock.calls.map(([{ key }]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("what is wrong is told field by field, never repeated, and sends nothing", async () => {
  const { service, desk } = setUp();
  const refused = service.send({ ...filled, answers: { email: "sam@secret", topic: "Cheap pills", message: "x".repeat(5001) } }, admitMail);
  await expect(refused).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    invalid: [
      { path: "answers.name", message: "Please fill this in" },
      { path: "answers.email", message: "Please enter a valid email address" },
      { path: "answers.topic", message: "Please choose one of these" },
      { path: "answers.message", message: "That's 5,001 characters. Please keep it to 5,000" },
    ],
  });
  await expect(refused).rejects.toThrow(/^(?!.*(secret|pills|xxx))/);
  expect(desk.send).not.toHaveBeenCalled();
});

test.each([
  ["a page that isn't there", { page: "pages/gone" }],
  ["a form that isn't there", { form: "f2" }],
  ["a field that editors didn't make", { answers: { ...answers, bcc: "all@example.test" } }],
  ["a vehicle for a field that asks for none", { vehicleIds: { name: "v7" } }],
])("%s is a form that has changed", async (_what, changes) => {
  const { service, desk } = setUp();
  await expect(service.send({ ...filled, ...changes }, admitMail)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(desk.send).not.toHaveBeenCalled();
});

test("a program that fills in every field is answered like anyone, counted, and writes to nobody", async () => {
  const { service, desk, metrics } = setUp();
  await service.send({ ...filled, notes: "cheap pills" }, admitMail);
  expect(desk.send).not.toHaveBeenCalled();
  expect((await metrics.rejectedRequests.get()).values).toEqual([expect.objectContaining({ labels: { reason: "honeypot" }, value: 1 })]);
});

test("a form that came back faster than anybody types is refused in words, so that a person can send it again", async () => {
  const { service, desk, metrics } = setUp();
  await expect(service.send({ ...filled, openForMs: 1999 }, admitMail)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  expect((await metrics.rejectedRequests.get()).values).toEqual([expect.objectContaining({ labels: { reason: "too_quick" }, value: 1 })]);
  await service.send({ ...filled, openForMs: 2000 }, admitMail);
  expect(desk.send).toHaveBeenCalledOnce();
});

test.each([
  ["that the index doesn't know is left out", async () => null, "Your vehicle\n  1972 HQ\n\nYour message"],
  [
    "is named by its id while the index is down",
    () => Promise.reject(new AppError("UPSTREAM_FAILED", "down")),
    "Your vehicle\n  1972 HQ\n  Vehicle v7\n\n",
  ],
])("a vehicle %s, and the message goes out", async (_what, byId, text) => {
  const { service, desk } = setUp({ byId });
  await service.send({ ...filled, vehicleIds: { vehicle: "v7" } }, admitMail);
  expect(desk.send.mock.calls[0]?.[0].text).toContain(text);
});

test("a fault of ours in looking up the vehicle is told, and keeps no message back", async () => {
  const { service, desk, failed } = setUp({ byId: () => Promise.reject(new TypeError("x is not a function")) });
  await service.send({ ...filled, vehicleIds: { vehicle: "v7" } }, admitMail);
  expect(desk.send.mock.calls[0]?.[0].text).toContain("Vehicle v7");
  expect(failed).toHaveBeenCalledExactlyOnceWith("vehicle of an enquiry", expect.any(TypeError));
});

test("a desk that fails is a failure of the sending", async () => {
  const { service } = setUp({ send: () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "slow")) });
  await expect(service.send(filled, admitMail)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
});
