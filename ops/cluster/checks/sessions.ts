import { readForm } from "../../shopper/html-form.ts";
import { signInCodeFor } from "../../shopper/sign-in-code.ts";
import { readMetric } from "../read-metric.ts";
import type { Stage } from "../stage.ts";
import { createVisitor, leadsTo, type Visitor } from "../visitor.ts";

const form = "application/x-www-form-urlencoded";
const rounds = 5;

/** A customer who has signed in through the balancer, with the code from the sandbox's mailbox. */
export async function signIn(stage: Stage, email: string): Promise<Visitor> {
  const visitor = createVisitor(stage);
  const submit = async (path: string, field: string, value: string) =>
    visitor.ask(path, { method: "POST", contentType: form, body: new URLSearchParams({ [field]: value }).toString() });
  const begun = await visitor.ask("/login?return_to=%2Faccount");
  const authorised = await visitor.ask(leadsTo(begun));
  const address = await visitor.ask(leadsTo(authorised));
  const sent = await submit(actionOf(address.body), "email", email);
  const code = await visitor.ask(leadsTo(sent));
  const digits = await signInCodeFor(email, stage.sandboxUrl);
  const resumed = await visitor.ask(leadsTo(await submit(actionOf(code.body), "code", digits)));
  await visitor.ask(leadsTo(resumed));
  await checkSignedIn(visitor);
  return visitor;
}

const actionOf = (html: string) => readForm(html, () => true).action;

export async function checkSignedIn(visitor: Visitor): Promise<void> {
  const { status } = await visitor.ask("/api/account");
  if (status !== 200) throw new Error(`A customer who had signed in got ${status} for the account.`);
}

/** A session that all instances are asked to renew at once is renewed once: its refresh token is good for one use. */
export async function checkRenewal(stage: Stage): Promise<string> {
  const { instances } = stage;
  const metricsUrls = instances.map(({ metricsUrl }) => metricsUrl);
  const renewals = (outcome: string) => readMetric(metricsUrls, "storefront_sessions_total", ['operation="renew"', `outcome="${outcome}"`]);
  const visitor = await signIn(stage, "cluster-renewal@shopper.example");
  const before = await renewals("ok");
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(
      instances.map(({ origin }) =>
        visitor.askAt(origin, "/api/session/renew", { method: "POST", contentType: "application/json", body: "{}" }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0) throw new Error(`An instance answered ${refused[0]?.status} to a renewal: ${refused[0]?.body.slice(0, 200)}`);
  }
  const count = (await renewals("ok")) - before;
  if (count !== rounds) throw new Error(`${count} renewals for ${rounds} moments at which all instances were asked.`);
  await checkSignedIn(visitor);
  return `${rounds} times all ${instances.length} were asked at once, ${count} renewals, and the customer is still signed in`;
}
