export type StatusLogger = { warn(fields: object, message: string): void };

/** Looks a platform's status up in the shop's own list. */
export type ReadStatus = <Status>(
  kind: string,
  known: Readonly<Record<string, Status>>,
  value: string,
  otherwise: NoInfer<Status>,
) => Status;

/** The platform sends few statuses; a broken one could send any number. */
const reportedMax = 50;

/** A status that the shop doesn't know is read as `otherwise`, and told once. */
export function createStatusReader(logger: StatusLogger): ReadStatus {
  const told = new Set<string>();
  return (kind, known, value, otherwise) => {
    const status = Object.hasOwn(known, value) ? known[value] : undefined;
    if (status !== undefined) return status;
    const status_name = `${kind} ${value}`.slice(0, 100);
    if (!told.has(status_name) && told.size < reportedMax) {
      told.add(status_name);
      logger.warn({ event: "customer_account.unknown_status", status_name }, "the platform has a status that the shop does not know");
    }
    return otherwise;
  };
}
