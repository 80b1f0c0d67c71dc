import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const schema = `
  create table if not exists identity_keys (
    id integer primary key check (id = 1),
    document text not null
  ) strict;
`;

const keysSchema = z.object({ signing: z.record(z.string(), z.string()), cookies: z.array(z.string()).min(1) });
export type IdentityKeys = z.infer<typeof keysSchema>;

/** The keys that sign tokens and cookies: made once and kept, so that a restart leaves them all good. */
export function loadKeys(database: DatabaseSync): IdentityKeys {
  database.exec(schema);
  const read = database.prepare("select document from identity_keys");
  const known = read.get();
  if (known === undefined) database.prepare("insert or ignore into identity_keys values (1, ?)").run(JSON.stringify(makeKeys()));
  return keysSchema.parse(JSON.parse(String((known ?? read.get())?.["document"])));
}

function makeKeys(): IdentityKeys {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: randomUUID() };
  return keysSchema.parse({ signing, cookies: [randomBytes(32).toString("base64url")] });
}
