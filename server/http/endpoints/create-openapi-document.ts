import type { RequestHandler } from "express";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#shared/contract/contract.ts";
import { appErrorStatus } from "#shared/domain/app-error.ts";
import { problemContentType, problemTitle } from "../errors/problem.ts";

type Generated = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
type Operation = NonNullable<NonNullable<Generated["paths"]>[string]>["get"];
type DescribedOperation = NonNullable<Operation>;
type Parameter = NonNullable<DescribedOperation["parameters"]>[number];

/** May come of any call: too many of them, and what fails in the shop or behind it. */
const failuresOfAll = [429, 500, 502, 503, 504];
const failuresOfInput = [400, 404, 422];
const failuresOfWrites = [403, 409, 413];
const failuresOfCustomers = [401];
const ofCustomers = /^(?:account|session)\./;

type Schemas = NonNullable<NonNullable<Generated["components"]>["schemas"]>;

const text: Schemas[string] = { type: "string" };

const problemSchema: Schemas[string] = {
  type: "object",
  description: "A problem as RFC 9457 describes it.",
  required: ["type", "title", "status", "code", "detail", "instance"],
  properties: {
    type: { const: "about:blank" },
    title: text,
    status: { type: "integer" },
    code: { enum: Object.keys(appErrorStatus) },
    detail: { ...text, description: "What a shopper may read." },
    instance: { ...text, description: "The id of the request." },
    errors: {
      type: "array",
      description: "What was wrong with which part of the input.",
      items: { type: "object", required: ["path", "message"], properties: { path: text, message: text }, additionalProperties: false },
    },
  },
  additionalProperties: false,
};

/** Describes the API in OpenAPI's terms, made from the contract at the first request. */
export function createOpenApiDocument(publicUrl: string): RequestHandler {
  let made: Promise<Generated> | undefined;
  return async function openApiDocument(_req, res) {
    res.locals.routeId = "openapi";
    made ??= describeApi(publicUrl);
    res.set("cache-control", "public, max-age=3600").json(await made);
  };
}

async function describeApi(publicUrl: string): Promise<Generated> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: "Shop API", version: "1" },
    servers: [{ url: `${publicUrl}/api` }],
    components: { schemas: { Problem: problemSchema } },
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries({ get: path?.get, post: path?.post, put: path?.put, patch: path?.patch })) {
      if (operation !== undefined) completeOperation(operation, method !== "get");
    }
  }
  return document;
}

/** The contract tells input and answer. Here come the ways in which a call can fail, and lists as they are sent: by repeating their name. */
function completeOperation(operation: DescribedOperation, isWrite: boolean): void {
  operation.parameters = operation.parameters?.map(describedList);
  const hasInput = (operation.parameters?.length ?? 0) > 0 || operation.requestBody !== undefined;
  const statuses = [
    ...(hasInput ? failuresOfInput : []),
    ...(ofCustomers.test(operation.operationId ?? "") ? failuresOfCustomers : []),
    ...(isWrite ? failuresOfWrites : []),
    ...failuresOfAll,
  ];
  const content = { [problemContentType]: { schema: { $ref: "#/components/schemas/Problem" } } };
  operation.responses = {
    ...operation.responses,
    ...Object.fromEntries(statuses.map((status) => [String(status), { description: problemTitle(status), content }])),
  };
}

function describedList(parameter: Parameter): Parameter {
  if (!("in" in parameter) || parameter.in !== "query" || parameter.style !== "deepObject") return parameter;
  const { name, required, description, schema } = parameter;
  const isChoice = typeof schema === "object" && "anyOf" in schema && Array.isArray(schema.anyOf);
  const list = isChoice ? schema.anyOf?.find((each) => typeof each === "object" && "type" in each && each.type === "array") : undefined;
  return { name, in: "query", required, description, schema: list ?? schema, style: "form", explode: true };
}
