import type { DatabaseSync } from "node:sqlite";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import { z } from "zod";

const schema = `
  create table if not exists oidc_payload (
    model text not null,
    id text not null,
    grant_id text,
    uid text,
    user_code text,
    payload text not null,
    expires_at integer,
    consumed_at integer,
    primary key (model, id)
  ) strict;
  create index if not exists oidc_payload_grant on oidc_payload (grant_id);
  create index if not exists oidc_payload_uid on oidc_payload (uid);
  create index if not exists oidc_payload_expiry on oidc_payload (expires_at);
`;

const purgeEverySeconds = 60;

const payloadSchema = z.custom<AdapterPayload>((value) => typeof value === "object" && value !== null);
const rowSchema = z.object({ payload: z.string(), consumed_at: z.number().nullable() });

/** Keeps what the provider issued in the sandbox's database, so that a restart signs nobody out. What has expired is never found, and goes away with later writes. */
export function createAdapter(database: DatabaseSync, now: () => Date): AdapterFactory {
  database.exec(schema);
  const nowSeconds = () => Math.floor(now().getTime() / 1000);
  const columns = "select payload, consumed_at from oidc_payload where model = ?";
  const alive = "and (expires_at is null or expires_at > ?)";
  const write = database.prepare("insert or replace into oidc_payload values (?, ?, ?, ?, ?, ?, ?, ?)");
  const selectById = database.prepare(`${columns} and id = ? ${alive}`);
  const selectByUid = database.prepare(`${columns} and uid = ? ${alive}`);
  const selectByUserCode = database.prepare(`${columns} and user_code = ? ${alive}`);
  const markConsumed = database.prepare("update oidc_payload set consumed_at = ? where model = ? and id = ?");
  const remove = database.prepare("delete from oidc_payload where model = ? and id = ?");
  const removeGrant = database.prepare("delete from oidc_payload where model = ? and grant_id = ?");
  const purge = database.prepare("delete from oidc_payload where expires_at <= ?");
  let purgedAt = 0;

  function purgeNowAndThen(): void {
    const seconds = nowSeconds();
    if (seconds - purgedAt < purgeEverySeconds) return;
    purgedAt = seconds;
    purge.run(seconds);
  }

  return function adapterOf(model): Adapter {
    return {
      async upsert(id, payload, expiresIn) {
        purgeNowAndThen();
        const { grantId = null, uid = null, userCode = null, consumed } = payload;
        const expiresAt = expiresIn === undefined ? null : nowSeconds() + expiresIn;
        write.run(model, id, grantId, uid, userCode, JSON.stringify(payload), expiresAt, typeof consumed === "number" ? consumed : null);
      },
      find: async (id) => payloadOf(selectById.get(model, id, nowSeconds())),
      findByUid: async (uid) => payloadOf(selectByUid.get(model, uid, nowSeconds())),
      findByUserCode: async (userCode) => payloadOf(selectByUserCode.get(model, userCode, nowSeconds())),
      consume: async (id) => void markConsumed.run(nowSeconds(), model, id),
      destroy: async (id) => void remove.run(model, id),
      revokeByGrantId: async (grantId) => void removeGrant.run(model, grantId),
    };
  };
}

function payloadOf(row: unknown): AdapterPayload | undefined {
  if (row === undefined) return undefined;
  const { payload, consumed_at: consumedAt } = rowSchema.parse(row);
  const stored = payloadSchema.parse(JSON.parse(payload));
  return consumedAt === null ? stored : { ...stored, consumed: consumedAt };
}
