const proxiedPath = /^\/_vendors\/(?:pictures|checkout|mailbox|auth)(?:\/|$)/;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "..";
  }
}

/** Whether a path leads to a part of the sandbox that a browser must reach; a path that climbs out of it never does. */
export function isProxiedPath(path: string): boolean {
  return proxiedPath.test(path) && !decode(path).split(/[/\\]/).includes("..");
}
