/** The sum of a metric's series over some instances; `labels` is how the wanted ones are written: 'outcome="ok"'. */
export async function readMetric(metricsUrls: readonly string[], name: string, labels: readonly string[] = []): Promise<number> {
  const pages = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()));
  const lines = pages
    .flatMap((page) => page.split("\n"))
    .filter((line) => new RegExp(`^${name}[{ ]`).test(line) && labels.every((label) => line.includes(label)));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}
