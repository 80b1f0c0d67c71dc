import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { RequestHandler } from "express";
import { contract } from "#shared/contract/contract.ts";

/** Describes the API in OpenAPI's terms, made from the contract at the first request. */
export function createOpenApiDocument(publicUrl: string): RequestHandler {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let made: ReturnType<typeof generate> | undefined;
  const generate = () =>
    generator.generate(contract, { info: { title: "Shop API", version: "1" }, servers: [{ url: `${publicUrl}/api` }] });

  return async function openApiDocument(_req, res) {
    res.locals.routeId = "openapi";
    made ??= generate();
    res.set("cache-control", "public, max-age=3600").json(await made);
  };
}
