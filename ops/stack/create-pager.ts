import { createServer, type Server } from "node:http";
import { z } from "zod";

const notificationSchema = z.object({
  receiver: z.string(),
  alerts: z.array(
    z.object({
      status: z.enum(["firing", "resolved"]),
      labels: z.record(z.string(), z.string()),
      annotations: z.record(z.string(), z.string()),
      startsAt: z.iso.datetime({ offset: true }),
    }),
  ),
});
export type Notification = z.output<typeof notificationSchema>;

function readNotification(body: string): Notification | null {
  try {
    return notificationSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/** Takes what Alertmanager sends to its receivers: whoever is on call here sits at this terminal. */
export function createPager(onNotification: (notification: Notification) => void): Server {
  return createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const notification = readNotification(Buffer.concat(chunks).toString());
      if (notification !== null) onNotification(notification);
      res.writeHead(notification === null ? 400 : 204).end();
    });
  });
}
