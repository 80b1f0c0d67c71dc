import express from "express";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createSecurityTxt } from "./create-security-txt.ts";

const path = "/.well-known/security.txt";

/** The file's fields, each with all of its values. */
const fieldsOf = (text: string) =>
  Map.groupBy(
    text
      .trimEnd()
      .split("\n")
      .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)),
    (match) => match?.[1] ?? "malformed",
  );

test("whoever finds a weakness reads whom to tell, at one address that names itself", async () => {
  const env = {
    PUBLIC_URL: "http://shop.example",
    SECURITY_CONTACT: "https://shop.example/report",
    SECURITY_POLICY_URL: "https://shop.example/policy",
  };
  const { ask } = await startTestShop({ env });
  const { status, headers, body } = await ask(path);
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = fieldsOf(body);
  expect([...fields.keys()].toSorted()).toEqual(["Canonical", "Contact", "Expires", "Policy", "Preferred-Languages"]);
  expect([...fields.values()].every((values) => values.length === 1)).toBe(true);
  expect(body).toContain("Contact: https://shop.example/report\n");
  expect(body).toContain("Canonical: http://shop.example/.well-known/security.txt\n");
  expect(body).toContain("Policy: https://shop.example/policy\n");
});

test.each([
  [{ COMPANY_EMAIL: "parts@shop.example" }, "mailto:parts@shop.example"],
  [{ COMPANY_EMAIL: "parts@shop.example", SECURITY_CONTACT: "safe@shop.example" }, "mailto:safe@shop.example"],
])("with %o the contact is %s", async (env, contact) => {
  const { ask } = await startTestShop({ env });
  expect((await ask(path)).body).toContain(`Contact: ${contact}\n`);
});

test("without anybody to write to there is no such file", async () => {
  const { ask } = await startTestShop();
  expect((await ask(path)).status).toBe(404);
});

test("it never expires while the shop runs: a year later it names a later day, less than a year ahead", async () => {
  let nowMs = Date.UTC(2026, 0, 1, 13);
  const app = express().use(
    createSecurityTxt({ security: { contact: "mailto:a@b.example", policyUrl: null }, publicUrl: "https://b.example", now: () => nowMs }),
  );
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  const expires = async () => /Expires: (.+)/.exec(await (await fetch(origin + path)).text())?.[1];
  expect(await expires()).toBe("2026-04-01T00:00:00.000Z");
  nowMs += 365 * 24 * 60 * 60 * 1000;
  expect(await expires()).toBe("2027-04-01T00:00:00.000Z");
});
