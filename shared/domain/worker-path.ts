/** The service worker's script, at the root so that it may answer for every page. In a file of its own, since every page begins with it. */
export const workerPath = "/service-worker.js";
