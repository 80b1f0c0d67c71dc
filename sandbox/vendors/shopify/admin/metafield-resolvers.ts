import { GraphQLError } from "graphql";
import type { Commerce } from "../commerce.ts";
import { arrayConnection, type ConnectionArgs } from "../graphql/connection.ts";
import { parseGid, toGid } from "../graphql/scalars.ts";
import type { StoredMetafield } from "./metafield-store.ts";

type Identifier = { ownerId: string; namespace?: string | null; key: string };
type SetInput = Identifier & { type?: string | null; value: string; compareDigest?: string | null };
type SetError = { code: string; elementIndex: number; field: string[]; message: string };

const appId = 1;
const installationGid = toGid("AppInstallation", appId);
const writesMax = 25;
const jsonBytesMax = 128 * 1024;

/** "$app" and what follows it stand for the names that are kept for the app that asks. */
function resolvedNamespace(namespace: string | null | undefined): string {
  const [, rest = ""] = /^\$app(?::(.+))?$/.exec(namespace ?? "$app") ?? [null, null];
  if (rest === null) return namespace ?? "";
  return `app--${appId}${rest === "" ? "" : `--${rest}`}`;
}

/** What the Admin API says of customers and of the app's own installation: their metafields. */
export function metafieldQueries({ customers, metafields }: Pick<Commerce, "customers" | "metafields">) {
  const owned = (ownerId: string) => ({
    id: ownerId,
    metafield: ({ namespace, key }: { namespace?: string | null; key: string }) => {
      const found = metafields.find({ ownerId, namespace: resolvedNamespace(namespace), key });
      return found && metafieldNode(found);
    },
    metafields: ({ namespace, ...args }: ConnectionArgs & { namespace?: string | null }) =>
      arrayConnection(metafields.list(ownerId, resolvedNamespace(namespace)).map(metafieldNode), args),
  });
  return {
    customer: (_root: unknown, { id }: { id: string }) => (isCustomer(id, customers) ? owned(id) : null),
    currentAppInstallation: () => owned(installationGid),
  };
}

export function metafieldMutations({ customers, metafields }: Pick<Commerce, "customers" | "metafields">) {
  const isOwner = (ownerId: string) => ownerId === installationGid || isCustomer(ownerId, customers);
  return {
    metafieldsSet: (_root: unknown, { metafields: inputs }: { metafields: SetInput[] }) => {
      if (inputs.length > writesMax) throw tooMany(inputs.length);
      const userErrors = inputs.flatMap((input, at) => problemsOf(input, at, isOwner(input.ownerId)));
      if (userErrors.length > 0) return { metafields: [], userErrors };
      const { stale, written } = metafields.set(
        inputs.map(({ ownerId, namespace, key, type, value, compareDigest }) => ({
          ownerId,
          namespace: resolvedNamespace(namespace),
          key,
          type: type ?? "",
          value,
          compareDigest,
        })),
      );
      const staleErrors = stale.map((at) =>
        problem(
          at,
          "STALE_OBJECT",
          [],
          "The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.",
        ),
      );
      return { metafields: written.map(metafieldNode), userErrors: staleErrors };
    },
    metafieldsDelete: (_root: unknown, { metafields: identifiers }: { metafields: Identifier[] }) => ({
      deletedMetafields: identifiers.map(({ ownerId, namespace, key }) => {
        const named = { ownerId, namespace: resolvedNamespace(namespace), key };
        return metafields.remove(named) ? named : null;
      }),
      userErrors: [],
    }),
  };
}

function isCustomer(gid: string, customers: Commerce["customers"]): boolean {
  const parsed = parseGid(gid);
  return parsed?.type === "Customer" && customers.find(parsed.id) !== null;
}

function metafieldNode({ id, ownerId: _owner, ...rest }: StoredMetafield) {
  return { id: toGid("Metafield", id), ...rest };
}

const problem = (at: number, code: string, field: string[], message: string): SetError => ({
  code,
  elementIndex: at,
  field: ["metafields", String(at), ...field],
  message,
});

function problemsOf({ key, namespace, type, value }: SetInput, at: number, isOwnerKnown: boolean): SetError[] {
  if (!isOwnerKnown) return [problem(at, "INVALID", ["ownerId"], "Owner does not exist.")];
  if (key.length < 2) return [problem(at, "TOO_SHORT", ["key"], "Key is too short (minimum is 2 characters).")];
  if (key.length > 64) return [problem(at, "TOO_LONG", ["key"], "Key is too long (maximum is 64 characters).")];
  if (!/^[\w-]+$/.test(key) || !/^(\$app(:[\w-]+)?|[\w-]{3,255})$/.test(namespace ?? "$app"))
    return [problem(at, "INVALID", ["key"], "Namespace or key contains a character that isn't allowed.")];
  if (type !== "json") return [problem(at, "INVALID_TYPE", ["type"], "Type must be json here.")];
  if (Buffer.byteLength(value) > jsonBytesMax) return [problem(at, "TOO_LONG", ["value"], "Value is too long.")];
  return isJson(value) ? [] : [problem(at, "INVALID_VALUE", ["value"], "Value is invalid JSON.")];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function tooMany(count: number): GraphQLError {
  return new GraphQLError(`The input array size of ${count} is greater than the maximum allowed of ${writesMax}.`, {
    extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" },
  });
}
