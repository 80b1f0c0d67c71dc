import { expect, test } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createAuditLog, customerIdIn } from "./create-audit.ts";
import type { Secrets } from "./create-visitor-session.ts";

const jo = { customerId: "gid://shopify/Customer/7", sessionId: "s-1", address: "203.0.113.7" };

function auditWith(secrets: Secrets, level = "info") {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({
    level,
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  return { lines, log: createAuditLog(secrets, logger) };
}

test("a person is the same hash in every line, another one in another shop, and nobody can be read from it", () => {
  const [one, two] = [auditWith(["a".repeat(40), "b".repeat(40)]), auditWith(["c".repeat(40)])];
  for (const { log } of [one, two]) {
    log.write({ action: "sign_in", outcome: "ok" }, jo);
    log.write({ action: "address_add", outcome: "failed", reason: "UPSTREAM_FAILED" }, { ...jo, sessionId: "s-2" });
  }
  const [first, second] = one.lines;
  expect(first).toMatchObject({ event: "audit", level: "info", action: "sign_in", outcome: "ok" });
  expect(second).toMatchObject({
    action: "address_add",
    outcome: "failed",
    reason: "UPSTREAM_FAILED",
    subject: first?.["subject"],
    source: first?.["source"],
  });
  expect(second?.["session"]).not.toBe(first?.["session"]);
  expect(two.lines[0]?.["subject"]).not.toBe(first?.["subject"]);
  expect(new Set([first?.["subject"], first?.["session"], first?.["source"]]).size).toBe(3);
  expect(JSON.stringify([...one.lines, ...two.lines])).not.toMatch(/Customer|203\.0|s-1/);
});

test("a line tells what is known and nothing else, with an order, a person, a session and an address of one text apart", () => {
  const { lines, log } = auditWith(["a".repeat(40)]);
  log.write(
    { action: "return_request", outcome: "ok", order: "203.0.113.7" },
    { customerId: "203.0.113.7", sessionId: "203.0.113.7", address: "203.0.113.7" },
  );
  log.write({ action: "sign_in", outcome: "ok" }, {});
  const [whole, bare] = lines;
  const hashes = ["order", "subject", "session", "source"].map((name) => String(whole?.[name]));
  expect(new Set(hashes).size).toBe(4);
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{22}$/);
  expect(whole).toMatchObject({ message: "return_request: ok" });
  expect(whole).not.toHaveProperty("reason");
  for (const unknown of ["reason", "order", "subject", "session", "source"]) expect(bare).not.toHaveProperty(unknown);
});

test("addresses of one IPv6 network are one source", () => {
  const { lines, log } = auditWith(["a".repeat(40)]);
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:9:9::1"])
    log.write({ action: "sign_in", outcome: "ok" }, { address });
  const [one, neighbour, other] = lines.map(({ source }) => source);
  expect(neighbour).toBe(one);
  expect(other).not.toBe(one);
});

test("what has to be accounted for is written whatever the level of the log, unless it is silent", () => {
  for (const [level, count] of [
    ["error", 1],
    ["silent", 0],
  ] as const) {
    const { lines, log } = auditWith(["a".repeat(40)], level);
    log.write({ action: "preview_begin", outcome: "refused", reason: "wrong_secret" }, { address: "203.0.113.7" });
    expect(lines).toHaveLength(count);
  }
});

test("a token that can't be read names nobody", () => {
  expect(customerIdIn(`a.${Buffer.from('{"sub":"7"}').toString("base64url")}.b`)).toBe("7");
  const claims = ["[7]", "null", '"sub"', '{"sub":7}', '{"name":"7"}'].map((text) => `a.${Buffer.from(text).toString("base64url")}.b`);
  for (const token of [null, "", "a", "a.b.c", ...claims]) expect(customerIdIn(token)).toBeNull();
});
