import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
  ["TRUST_PROXI", "TRUST_PROXY"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["VALKEY_URLS", "VALKEY_URL"],
  ["RATE_LIMIT_FACOTR", "RATE_LIMIT_FACTOR"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["Public_url", "PUBLIC_URL"],
])("%s stops the start and is told what was meant, instead of leaving %s at its default", (misspelt, meant) => {
  expect(() => readConfig({ [misspelt]: "1" })).toThrow(`${misspelt}: is no setting; did you mean ${meant}?`);
});

test("what belongs to other programs is none of the shop's business, nor what only looks like a setting that is there", () => {
  const others = {
    PATH: "/bin",
    HOME: "/root",
    POST: "1",
    VALKEY_PORT: "tcp://10.0.0.1:6379",
    ALGOLIA_ADMIN_KEY: "k",
    SANDBOX_HOST: "127.0.0.1",
  };
  expect(() => readConfig({ ...others, LOG_LEVEL: "warn", LOGLEVEL: "debug" })).not.toThrow();
});

test("a value is never repeated, for it may be a secret", () => {
  expect(() => readConfig({ SESSION_SECRET: "hunter2", TRUST_PROXY: "hunter2", LOG_LEVEL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
});
