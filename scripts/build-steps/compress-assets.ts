import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

const compressible = /\.(?:js|css|svg|json)$/;
const bytesMin = 512;

/** Writes a .br, a .zst and a .gz beside every text file of a folder, as small as they get. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.byteLength < bytesMin) return;
      const [br, zst, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(zstdCompress)(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.zst`, zst), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
