import { createHash } from "node:crypto";
import express, { type CookieOptions, type RequestHandler, type Response, Router } from "express";
import type { Config } from "#server/config.ts";
import { contentSecurityPolicy, nonceSources } from "#server/http/guards/content-security-policy.ts";
import { ownPath } from "#server/input/addresses/own-path.ts";
import type { AuditLog } from "#server/http/session/create-audit.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { ContentService } from "#server/services/content/content-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { cookieValue } from "#shared/domain/cookies.ts";
import { type PassKeys, isPassValid, isSameSecret, issuePass, passSeconds } from "./preview-pass.ts";

const nameOf = (isHttps: boolean) => (isHttps ? "__Host-rares-preview" : "rares-preview");

/** The editor shows the shop in a frame of its own site, where a browser sends only cookies that allow it, each frame's site its own. Over plain http there is no such cookie. */
function optionsOf(isHttps: boolean): CookieOptions {
  const frame: CookieOptions = isHttps ? { secure: true, sameSite: "none", partitioned: true } : { sameSite: "lax" };
  return { httpOnly: true, path: "/", ...frame };
}

function setPreviewCookie(res: Response, isHttps: boolean, pass: string): void {
  res.cookie(nameOf(isHttps), pass, { ...optionsOf(isHttps), maxAge: passSeconds * 1000 });
}

function clearPreviewCookie(res: Response, isHttps: boolean): void {
  res.clearCookie(nameOf(isHttps), optionsOf(isHttps));
}

type EditorSignature = "none" | "valid" | "wrong" | "old";

/** As long as Storyblok's own examples give it. */
const validSeconds = 3600;

/** What Storyblok's visual editor adds to the address that it opens: SHA-1 of the space, the preview token and the time. */
function readEditorSignature(query: URLSearchParams, previewToken: string, nowMs: number): EditorSignature {
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`);
  const [spaceId, timestamp, token] = [part("space_id"), part("timestamp"), part("token")];
  if (spaceId === null && timestamp === null && token === null) return "none";
  const expected = createHash("sha1")
    .update(`${spaceId ?? ""}:${previewToken}:${timestamp ?? ""}`)
    .digest("hex");
  if (!isSameSecret(token ?? "", expected)) return "wrong";
  return Number(timestamp) > nowMs / 1000 - validSeconds ? "valid" : "old";
}

/** Shows a story as it is being written. */
type Drafts = Pick<ContentService, "unsavedPage">;

type PreviewOptions = {
  config: Config;
  auditLog: AuditLog;
  sessionSecret: string;
  drafts: Drafts | null;
  logger: Logger;
  now?: () => number;
};

const invalidLink = "This preview link isn't valid. Open the page from Storyblok again, or ask whoever gave you the link for a new one.";
const oldLink = "This preview link is too old. Open the page from Storyblok again.";
/** As long as stories may be. */
const storyBytesMax = "2mb";
const noPreview = "Previews aren't set up for this shop.";

/** Lets editors, and nobody else, see drafts. Their responses are theirs alone: never stored, never indexed, and framed by the editor only. */
export function createPreview({ config, auditLog, sessionSecret, drafts, logger, now = Date.now }: PreviewOptions): Router {
  const { isHttps, editors } = config;
  const keys: PassKeys | null =
    editors.previewToken === null ? null : { sessionSecret, token: editors.previewToken, secret: editors.previewSecret };
  const router = Router();

  router.get("/preview", function enterPreview(req, res) {
    res.locals.routeId = "preview";
    res.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
    if (keys?.secret == null) throw new AppError("NOT_FOUND", "a preview link, but no previews", { userMessage: noPreview });
    const query = new URL(req.originalUrl, config.publicUrl).searchParams;
    if (!isSameSecret(query.get("secret") ?? "", keys.secret)) {
      auditLog.write({ action: "preview_begin", outcome: "refused", reason: "wrong_secret" }, { address: req.ip });
      throw refusal("a preview link with a wrong secret", invalidLink);
    }
    auditLog.write({ action: "preview_begin", outcome: "ok" }, { address: req.ip });
    logger.info({ event: "preview.entered" }, "a preview began");
    setPreviewCookie(res, isHttps, issuePass(keys, now()));
    res.redirect(303, ownPath(query.get("path") ?? "/", config.publicUrl));
  });

  router.post("/preview/end", function leavePreview(req, res) {
    res.locals.routeId = "preview";
    clearPreviewCookie(res, isHttps);
    auditLog.write({ action: "preview_end", outcome: "ok" }, { address: req.ip });
    res.set("cache-control", "private, no-store").redirect(303, ownPath(req.get("referer") ?? "/", config.publicUrl));
  });

  const showDrafts: RequestHandler = function showDrafts(req, res, next) {
    const search = searchOf(req.originalUrl);
    const signature = keys && search !== "" ? readEditorSignature(new URLSearchParams(search), keys.token, now()) : "none";
    if (signature === "wrong" || signature === "old")
      auditLog.write({ action: "preview_begin", outcome: "refused", reason: `${signature}_signature` }, { address: req.ip });
    if (signature === "wrong") throw refusal("a visit with a wrong signature of the editor", invalidLink);
    if (signature === "old") throw refusal("a visit with an old signature of the editor", oldLink);
    const isSigned = signature === "valid";
    if (isSigned) auditLog.write({ action: "preview_begin", outcome: "ok" }, { address: req.ip });
    const pass = keys && cookieValue(req.headers.cookie, nameOf(isHttps));
    if (!keys || !(isSigned || (pass !== null && isPassValid(pass, keys, now())))) return next();

    if (isSigned) setPreviewCookie(res, isHttps, issuePass(keys, now()));
    markAsPreview(res, config);
    // The editor opens stories by their slugs, and the front page's is its name.
    if (req.path === "/home") return res.redirect(302, `/${search}`);
    next();
  };
  router.use(showDrafts);

  // Ahead of what reads the body: a story may be large, and to read what anybody sends takes a second.
  const refuseStrangers: RequestHandler = function refuseStrangers(_req, res, next) {
    res.locals.routeId = "preview";
    next(res.locals.isPreview && drafts ? undefined : refusal("an unsaved story of somebody who is no editor", invalidLink));
  };

  router.post("/preview/story", refuseStrangers, express.json({ limit: storyBytesMax }), async function showUnsaved(req, res) {
    const body: unknown = req.body;
    const page = (await drafts?.unsavedPage(body)) ?? null;
    if (!page) throw new AppError("NOT_FOUND", "an unsaved story that is no page");
    res.json(page);
  });
  return router;
}

/** The query with its question mark; nothing without one. */
function searchOf(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt === -1 ? "" : url.slice(queryAt);
}

function refusal(message: string, userMessage: string): AppError {
  return new AppError("FORBIDDEN", message, { userMessage });
}

function markAsPreview(res: Response, config: Config): void {
  res.locals.isPersonalised = true;
  res.locals.isPreview = true;
  res.set({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": contentSecurityPolicy(config, nonceSources(res.locals.cspNonce), { isPreview: true }),
  });
  // The policy's frame-ancestors says it better, and this would keep the editor out.
  res.removeHeader("x-frame-options");
}
