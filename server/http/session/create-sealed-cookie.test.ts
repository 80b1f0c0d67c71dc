import { expect, test } from "vitest";
import { z } from "zod";
import { createSealedCookie } from "./create-sealed-cookie.ts";

const cookie = createSealedCookie({
  name: "rares-test",
  schema: z.string(),
  lifetimeSeconds: 60,
  secrets: ["s".repeat(40)],
  isHttps: false,
});

test("a value that no browser would keep is refused in words for the shopper, as the provider's fault", async () => {
  await expect(cookie.seal("x".repeat(4000))).rejects.toMatchObject({
    code: "UPSTREAM_FAILED",
    userMessage: "Failed to authenticate",
    message: expect.stringMatching(/^the cookie rares-test would have \d{4} bytes, and browsers drop what has more than 4000$/),
  });
  await expect(cookie.seal("x".repeat(1000))).resolves.toBeInstanceOf(Function);
});
