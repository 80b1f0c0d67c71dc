import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { untilDeadline, withoutDeadline } from "#server/deadline.ts";
import type { Logger } from "#server/observability/logger.ts";
import { lastChangedFirst, readProjectDocument, writeProjectDocument } from "#server/services/projects/project-document.ts";
import { type CustomerOwner, type CustomerProjectStore, projectsOutOfReach } from "#server/services/projects/project-store.ts";
import { AppError, isLogged } from "#shared/domain/app-error.ts";
import type { Project } from "#shared/domain/project/project.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import type { AdminApi } from "./create-admin-api.ts";
import { levelOf } from "#server/observability/go-without.ts";

/** Namespaces that the platform reserves for the app: neither other apps nor staff nor customers reach what is in them. */
const namespaces = { projects: "$app:projects", links: "$app:project_links" };
/** What the platform takes as one value of type json. */
export const projectBytesMax = 128 * 1024;
/** Values of the largest size still come within one answer of a vendor. */
const pageSize = 25;
const pagesMax = 10;
const idsMax = 5000;
const idLastsMs = 10 * 60 * 1000;

const unsureWords = "We didn't hear whether that was saved. Please open your projects again before you try once more.";
const tooLargeWords = "That makes this project larger than we can keep. Please shorten some notes, or begin a second project for the rest.";

const valueSchema = z.object({ value: z.string() });
const idSchema = z.string().regex(/^gid:\/\/shopify\/Customer\/\d{1,20}$/);
const linkSchema = z.object({ customer: idSchema, project: z.string() });
const payloadSchema = z.object({ userErrors: z.array(z.object({ code: z.string().nullish() })) });

const listProjects = `
  query ListProjects($customer: ID!, $namespace: String!, $first: Int!, $after: String) {
    customer(id: $customer) {
      metafields(namespace: $namespace, first: $first, after: $after) { nodes { value } pageInfo { hasNextPage endCursor } }
    }
  }
`;
const listSchema = z.object({
  customer: z
    .object({
      metafields: z.object({
        nodes: z.array(valueSchema),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    })
    .nullable(),
});

const readProject = `
  query ReadProject($customer: ID!, $namespace: String!, $key: String!) {
    customer(id: $customer) { metafield(namespace: $namespace, key: $key) { value compareDigest } }
  }
`;
const readSchema = z.object({
  customer: z.object({ metafield: valueSchema.extend({ compareDigest: z.string() }).nullable() }).nullable(),
});

const readLink = `query ReadProjectLink($namespace: String!, $key: String!) { currentAppInstallation { metafield(namespace: $namespace, key: $key) { value } } }`;
const readLinkSchema = z.object({ currentAppInstallation: z.object({ metafield: valueSchema.nullable() }) });

const readInstallation = `query AppInstallation { currentAppInstallation { id } }`;
const installationSchema = z.object({ currentAppInstallation: z.object({ id: z.string() }) });

const writeProject = `mutation WriteProject($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { code } } }`;
const writeSchema = z.object({ metafieldsSet: payloadSchema });

const deleteProject = `mutation DeleteProject($metafields: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $metafields) { userErrors { field } } }`;
const deleteSchema = z.object({ metafieldsDelete: z.object({ userErrors: z.array(z.unknown()) }) });

type CustomerProjectsOptions = { api: AdminApi; logger: Pick<Logger, "error" | "warn" | "debug"> };
type Found = { project: Project; compareDigest: string };

/**
 * Customers' projects as Shopify's customer metafields, one of type json a project, through the Admin API 2026-04 with the scopes `read_customers` and `write_customers`. A link that is shared is a metafield of the app's own
 * installation, found by the link's hash, that names customer and project; what the project itself says decides whether it still opens anything. Nothing is written twice: a write goes over the digest that was read, and is never
 * sent again when its answer is lost. Source: shopify.dev/docs/api/admin-graphql, metafieldsSet (`compareDigest`, atomic, 25 at once) and metafieldsDelete; shopify.dev/docs/apps/build/metafields/metafield-limits
 */
export function createCustomerProjects({ api, logger }: CustomerProjectsOptions): CustomerProjectStore {
  const customerIds = new LRUCache<string, string>({ max: idsMax, ttl: idLastsMs });
  let installation: Promise<string> | null = null;

  async function customerOf({ key, platformId }: CustomerOwner): Promise<string> {
    const known = customerIds.get(key) ?? (await reading(platformId()));
    const id = presentAnswer("customer-account Customer", () => idSchema.parse(known));
    customerIds.set(key, id);
    return id;
  }

  /** The app's own, the same until it is installed anew. */
  function installationId(): Promise<string> {
    const asked =
      installation ??
      withoutDeadline(() =>
        api({ name: "AppInstallation", document: readInstallation, variables: {}, schema: installationSchema, isIdempotent: true }),
      ).then(
        ({ currentAppInstallation }) => currentAppInstallation.id,
        (error: unknown) => {
          installation = null;
          throw error;
        },
      );
    installation = asked;
    return untilDeadline(asked);
  }

  async function find(customer: string, id: string): Promise<Found | null> {
    const variables = { customer, namespace: namespaces.projects, key: id };
    const asked = api({ name: "ReadProject", document: readProject, variables, schema: readSchema, isIdempotent: true });
    const { customer: node } = await reading(asked);
    return node?.metafield ? { project: present(node.metafield), compareDigest: node.metafield.compareDigest } : null;
  }

  /** Null where the project was written, with its link where it has one; else why the platform wouldn't. */
  async function write(customer: string, project: Project, compareDigest: string | null): Promise<"stale" | null> {
    const value = writeProjectDocument(project);
    if (Buffer.byteLength(value) > projectBytesMax) throw tooLarge();
    const metafields: object[] = [
      { ownerId: customer, namespace: namespaces.projects, key: project.id, type: "json", value, compareDigest },
    ];
    if (project.shareToken !== null) metafields.push(await linkOf(project.shareToken, { customer, project: project.id }));
    const asked = api({
      name: "WriteProject",
      document: writeProject,
      variables: { metafields },
      schema: writeSchema,
      isIdempotent: false,
    });
    const codes = (await writing(asked)).metafieldsSet.userErrors.map(({ code }) => code ?? "unknown");
    if (codes.length === 0) return null;
    if (codes.some((code) => code === "STALE_OBJECT" || code === "INVALID_COMPARE_DIGEST")) return "stale";
    if (codes.some((code) => code === "TOO_LONG" || code === "LESS_THAN_OR_EQUAL_TO")) throw tooLarge();
    throw new AppError("UPSTREAM_FAILED", `shopify-admin WriteProject: ${codes.join(", ")}`, { userMessage: projectsOutOfReach });
  }

  async function linkOf(token: string, link: z.infer<typeof linkSchema>) {
    const ownerId = await reading(installationId());
    return { ownerId, namespace: namespaces.links, key: linkKey(token), type: "json", value: JSON.stringify(link) };
  }

  async function drop(metafields: object[]): Promise<void> {
    const asked = api({
      name: "DeleteProject",
      document: deleteProject,
      variables: { metafields },
      schema: deleteSchema,
      isIdempotent: true,
    });
    const { userErrors } = (await writing(asked)).metafieldsDelete;
    if (userErrors.length > 0)
      throw new AppError("UPSTREAM_FAILED", "shopify-admin DeleteProject: refused", { userMessage: projectsOutOfReach });
  }

  /** The project opens for its old link no more; what is left of the link leads nowhere, so nobody has to hear of it where it can't be taken away now. */
  async function forgetLink(token: string): Promise<void> {
    try {
      await drop([{ ownerId: await installationId(), namespace: namespaces.links, key: linkKey(token) }]);
    } catch (error) {
      logger[levelOf(error)]({ event: "projects.link", error }, "a link that leads nowhere could not be taken away");
    }
  }

  return {
    async list(owner) {
      const customer = await customerOf(owner);
      const projects: Project[] = [];
      let after: string | null = null;
      for (let page = 0; page < pagesMax; page += 1) {
        const variables: Record<string, unknown> = { customer, namespace: namespaces.projects, first: pageSize, after };
        const asked = api({ name: "ListProjects", document: listProjects, variables, schema: listSchema, isIdempotent: true });
        const metafields = (await reading(asked)).customer?.metafields;
        projects.push(...(metafields?.nodes ?? []).map(present));
        after = metafields?.pageInfo.hasNextPage === true ? metafields.pageInfo.endCursor : null;
        if (after === null) break;
      }
      return projects.toSorted(lastChangedFirst);
    },
    read: async (owner, id) => (await find(await customerOf(owner), id))?.project ?? null,
    async readShared(token) {
      const variables = { namespace: namespaces.links, key: linkKey(token) };
      const asked = api({ name: "ReadProjectLink", document: readLink, variables, schema: readLinkSchema, isIdempotent: true });
      const { metafield } = (await reading(asked)).currentAppInstallation;
      if (metafield === null) return null;
      const link = presentAnswer("shopify-admin ReadProjectLink", () => linkSchema.parse(JSON.parse(metafield.value)));
      const found = await find(link.customer, link.project);
      return found?.project.shareToken === token ? found.project : null;
    },
    async add(owner, project) {
      if ((await write(await customerOf(owner), project, null)) === "stale")
        throw new AppError("CONFLICT", "the customer has that project");
    },
    async replace(owner, project, seen) {
      const customer = await customerOf(owner);
      const found = await find(customer, project.id);
      if (found?.project.version !== seen) return false;
      if ((await write(customer, project, found.compareDigest)) === "stale") return false;
      const { shareToken } = found.project;
      if (shareToken !== null && shareToken !== project.shareToken) await forgetLink(shareToken);
      return true;
    },
    async remove(owner, id) {
      const customer = await customerOf(owner);
      const found = await find(customer, id);
      if (found === null) return false;
      await drop([{ ownerId: customer, namespace: namespaces.projects, key: id }]);
      if (found.project.shareToken !== null) await forgetLink(found.project.shareToken);
      return true;
    },
  };
}

const present = ({ value }: z.infer<typeof valueSchema>) => presentAnswer("shopify-admin ReadProject", () => readProjectDocument(value));
/** A key has 64 characters at most, and whoever reads it mustn't learn the link. */
const linkKey = (token: string) => createHash("sha256").update(token).digest("hex");
const tooLarge = () => new AppError("UNPROCESSABLE", "a project beyond what a metafield holds", { userMessage: tooLargeWords });

const reading = <Result>(call: Promise<Result>) => inOurWords(call, () => projectsOutOfReach);
/** Of a call that nobody answered nobody knows whether it arrived; one that wasn't made, or was turned away, changed nothing. */
const writing = <Result>(call: Promise<Result>) =>
  inOurWords(call, ({ code }) => (code === "UPSTREAM_UNAVAILABLE" ? projectsOutOfReach : unsureWords));

/** A vendor's failure with words for the shopper; a session that has ended speaks for itself. */
async function inOurWords<Result>(call: Promise<Result>, wordsFor: (error: AppError) => string): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith("UPSTREAM")) throw error;
    const { message, loggedMessage } = error;
    throw new AppError(error.code, message, { userMessage: wordsFor(error), loggedMessage, isLogged: isLogged(error), cause: error });
  }
}
