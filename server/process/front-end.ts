import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { PageAssets, ServerEntry } from "../rendering/page-assets.ts";

/** The client as the server needs it: its files, what documents refer to, and its entry for rendering. */
export type FrontEnd = {
  files: RequestHandler;
  pageAssets: PageAssets;
  loadEntry: () => Promise<ServerEntry>;
  /** Where the sandbox's process starts. */
  sandboxModule: string;
};

/** The listener is given because a development server shares it. */
export type CreateFrontEnd = (server: Server) => Promise<FrontEnd>;
