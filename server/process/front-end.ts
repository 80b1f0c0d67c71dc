import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { FrontHandler } from "../http/front/create-front.ts";
import type { PageAssets, ServerEntry } from "../rendering/page-assets.ts";

/** The client as the server needs it: its files, what documents refer to, and its entry for rendering. */
export type FrontEnd = {
  /** The built files, ahead of the pipeline; none in development, where the bundler serves what it makes. */
  front: FrontHandler[];
  bundler?: RequestHandler;
  /** The service worker's script; null in development, which has none. */
  serviceWorker: string | null;
  pageAssets: PageAssets;
  loadEntry: () => Promise<ServerEntry>;
  /** Where the sandbox's process starts. */
  sandboxModule: string;
};

type FrontEndOptions = {
  /** The listener, which a development server shares. */
  server: Server;
  isDraining: () => boolean;
  /** Told of each file that is answered from memory. */
  onFileServed: () => void;
};

export type CreateFrontEnd = (options: FrontEndOptions) => Promise<FrontEnd>;
