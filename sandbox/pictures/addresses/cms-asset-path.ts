/** The space whose assets the content stand-in serves; part of every asset's address. */
const space = "289310";

/** Stands for "/" inside one path segment; no picture path contains it, because its texts never end with a space. */
const slash = "~.";

/**
 * Writes a picture as an asset of the CMS: `/f/289310/1600x900/scenes~.shed~.7/shed-7.png`, to which the image service's
 * `/m/…` suffix may be added.
 */
export function cmsAssetPath(picturePath: string, size: { width: number; height: number }): string {
  const path = picturePath.replace(/^\//, "").replace(/\.svg$/, "");
  const fileName = path
    .split("/")
    .slice(-2)
    .join("-")
    .replace(/[^a-z0-9-]+/g, "-");
  return `/f/${space}/${size.width}x${size.height}/${path.replaceAll("/", slash)}/${fileName}.png`;
}

/** Reads the picture, the size and the image service's suffix from a request path without its leading slash; null when it is no asset. */
export function parseCmsAssetPath(path: string): { picturePath: string; width: number; height: number; modifiers: string[] | null } | null {
  const [root, spaceId, size, id, file, m, ...modifiers] = path.split("/");
  const dimensions = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(size ?? "");
  if (root !== "f" || !/^\d{1,12}$/.test(spaceId ?? "") || !dimensions || !id || !/^[\w.-]+$/.test(file ?? "")) return null;
  if (m !== undefined && m !== "m") return null;
  return {
    picturePath: `${id.replaceAll(slash, "/")}.svg`,
    width: Number(dimensions[1]),
    height: Number(dimensions[2]),
    modifiers: m === undefined ? null : modifiers.filter((modifier) => modifier !== ""),
  };
}
