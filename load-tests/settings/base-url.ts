/** Nothing but a scheme, a host and a port: a name or a path in front of the real host must not pass for one. */
const plainAddress = /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?\/?$/i;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The origin that load may be sent to. Load that goes to the wrong address is an attack, so every host but this machine has to be named on purpose. */
export function allowedOrigin(baseUrl: string, allowedHosts: readonly string[]): string {
  const host = plainAddress.exec(baseUrl)?.[1]?.toLowerCase();
  if (host === undefined) throw new Error(`BASE_URL has to be a plain address such as http://localhost:3000, not "${baseUrl}".`);
  if (!loopback.test(host) && !allowedHosts.includes(host)) {
    throw new Error(`Load is sent to this machine only: to test ${host}, which you must be allowed to do, name it in ALLOWED_HOSTS.`);
  }
  return baseUrl.replace(/\/$/, "");
}
