import type { Request, RequestHandler, Response } from "express";
import { AppError } from "#shared/domain/app-error.ts";
import { pathOf } from "../guards/create-address-check.ts";
import { problemContentType, toProblem } from "./problem.ts";

/** A file's ending, a hidden file or folder, the build's own files, which no allowance counts, or what other shops' software is known by: no page of ours has such an address. */
const fileEnding = /\.[a-z][a-z0-9]{0,11}~?$/i;
const pageEnding = /\.html?$/i;
const notOfPages = /\/\.|^\/(?:assets\/|wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|vendor\/|actuator)/i;

function isMachinePath(path: string): boolean {
  return notOfPages.test(path) || (fileEnding.test(path) && !pageEnding.test(path));
}

/** Whether a request names HTML among what it takes, as every browser does that opens a page; a mere "anything" is a program's. */
export function isFromBrowser({ headers }: Pick<Request, "headers">): boolean {
  return headers.accept?.toLowerCase().includes("text/html") === true;
}

const smallPage = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not found</title></head>
<body><h1>Not found</h1><p>There is no such file here.</p><p><a href="/">Back to Home</a></p></body></html>
`;

/** Answers 404 in a few hundred bytes, in the form that was asked for. */
export function sendSmallNotFound(req: Request, res: Response, error: AppError): void {
  res.status(404).set({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  if (isFromBrowser(req)) return void res.type("html").send(smallPage);
  if (req.accepts(["text", "json"]) === "json") {
    return void res.type(problemContentType).send(JSON.stringify(toProblem(error, res.locals.requestId)));
  }
  res.type("text/plain").send(`${error.userMessage}\n`);
}

/** Answers scanners, and whoever looks for a file that isn't there, before a page is made for them. */
export function createUnknownFiles(): RequestHandler {
  return function unknownFiles(req, res, next) {
    if (!isMachinePath(pathOf(req.originalUrl))) return next();
    res.locals.routeId = "unknown-file";
    sendSmallNotFound(req, res, new AppError("NOT_FOUND", "no such file"));
  };
}
