/** What the variables of a dashboard choose, as a label matcher; `more` narrows it further. */
export function chosen(metric: string, more = ""): string {
  return `${metric}{job="storefront", env=~"$env", instance=~"$instance"${more && `, ${more}`}}`;
}

/** What rules recorded has no instance any more. */
export function recorded(metric: string, more = ""): string {
  return `${metric}{env=~"$env"${more && `, ${more}`}}`;
}

export function rateOf(metric: string, more = "", window = "$__rate_interval"): string {
  return `rate(${chosen(metric, more)}[${window}])`;
}

type Grouping = { by?: string; more?: string; window?: string };

/** Sums a counter's rate; `by` names labels to keep apart. */
export function sumOfRate(metric: string, { by = "", more, window }: Grouping = {}): string {
  return `sum${by && ` by (${by})`} (${rateOf(metric, more, window)})`;
}

/** A quantile of a histogram, over the window. */
export function quantile(share: number, histogram: string, { by = "", more, window }: Grouping = {}): string {
  return `histogram_quantile(${share}, ${sumOfRate(`${histogram}_bucket`, { by: by === "" ? "le" : `le, ${by}`, more, window })})`;
}

/** One part of the whole by the same labels. Without the part there is no series of it, and its share is none, not unknown. */
export function share(part: string, whole: string): string {
  return `(${part} or 0 * ${whole}) / (${whole} > 0)`;
}

/** How often something was counted within the time that the dashboard shows. */
export function countOf(metric: string, { by = "", more }: Grouping = {}): string {
  return `sum${by && ` by (${by})`} (increase(${chosen(metric, more)}[$__range]))`;
}
