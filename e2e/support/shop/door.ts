import { createServer, request, type Server } from "node:http";
import { farewell } from "#server/http/front/create-service-worker-file.ts";
import { workerPath } from "#shared/domain/worker-path.ts";
import { e2eAddress } from "./address.ts";

/** As browsers are that have no Background Sync. */
const withoutSync = "delete ServiceWorkerRegistration.prototype.sync;\n";

type Door = {
  origin: string;
  /** From now on its service worker takes itself out. */
  switchOff: () => void;
  /** The next answer to a form of this path gets lost on its way. */
  loseAnswer: (path: string) => void;
};

/** The shop behind another door. */
export async function openDoor({ hasSync = true } = {}): Promise<Door> {
  let isOff = false;
  let lost: string | null = null;
  const door = createServer((req, res) => {
    if (isOff && req.url === workerPath) {
      res.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(farewell);
      return;
    }
    const isLost = req.method === "POST" && lost !== null && req.url?.startsWith(lost) === true;
    const isBare = req.url === workerPath && !hasSync;
    const headers = { ...req.headers, ...(isBare && { "accept-encoding": "identity", "if-none-match": "none" }) };
    const asked = request(e2eAddress.shop + (req.url ?? "/"), { method: req.method, headers }, (answer) => {
      if (isLost) {
        lost = null;
        answer.resume().once("end", () => res.destroy());
        return;
      }
      if (isBare) {
        res.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).write(withoutSync);
        answer.pipe(res);
        return;
      }
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.once("error", () => res.destroy());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  doors.push(door);
  const address = door.address();
  if (address === null || typeof address === "string") throw new Error("The door has no port");
  return {
    origin: `http://localhost:${address.port}`,
    switchOff: () => void (isOff = true),
    loseAnswer: (path) => void (lost = path),
  };
}

const doors: Server[] = [];
export function closeDoors(): void {
  for (const door of doors.splice(0)) {
    door.closeAllConnections();
    door.close();
  }
}
