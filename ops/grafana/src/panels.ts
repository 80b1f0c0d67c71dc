import { PanelBuilder as BarGauge } from "@grafana/grafana-foundation-sdk/bargauge";
import type { Builder, Dataquery } from "@grafana/grafana-foundation-sdk/cog";
import {
  BigValueColorMode,
  type DataSourceRef,
  GraphThresholdsStyleConfigBuilder,
  GraphThresholdsStyleMode,
  LegendDisplayMode,
  LegendPlacement,
  ReduceDataOptionsBuilder,
  StackingConfigBuilder,
  StackingMode,
  TooltipDisplayMode,
  VizLegendOptionsBuilder,
  VizOrientation,
  VizTooltipOptionsBuilder,
} from "@grafana/grafana-foundation-sdk/common";
import { type Panel as BuiltPanel, ThresholdsConfigBuilder, ThresholdsMode } from "@grafana/grafana-foundation-sdk/dashboard";
import { PanelBuilder as Logs } from "@grafana/grafana-foundation-sdk/logs";
import { DataqueryBuilder as LokiQuery } from "@grafana/grafana-foundation-sdk/loki";
import { DataqueryBuilder as PrometheusQuery, PromQueryFormat } from "@grafana/grafana-foundation-sdk/prometheus";
import { PanelBuilder as Stat } from "@grafana/grafana-foundation-sdk/stat";
import { PanelBuilder as Table } from "@grafana/grafana-foundation-sdk/table";
import { PanelBuilder as TimeSeries } from "@grafana/grafana-foundation-sdk/timeseries";

export type Panel = Builder<BuiltPanel>;

export type Source = "prometheus" | "loki";

/** A dashboard names no data source of its own: whoever looks at it chooses one. */
export const sources: Record<Source, DataSourceRef> = {
  prometheus: { type: "prometheus", uid: "${datasource}" },
  loki: { type: "loki", uid: "${logs}" },
};

type Query = { expr: string; legend?: string };

/** From which value on a colour holds; null is below all others. */
type Step = [from: number | null, color: "green" | "yellow" | "orange" | "red" | "blue"];

type PanelOptions = {
  /** What it shows and when to worry, for somebody who has just been woken up. */
  about: string;
  queries: Query[];
  unit?: string;
  /** Of 24 columns. */
  width?: number;
  height?: number;
  decimals?: number;
  min?: number;
  max?: number;
  steps?: Step[];
  isStacked?: boolean;
  source?: Source;
};

/** Lines over time. Steps beyond the first are drawn where they begin. */
export function graph(title: string, options: PanelOptions): Panel {
  const { steps = [], isStacked = false } = options;
  const panel = new TimeSeries()
    .legend(
      new VizLegendOptionsBuilder()
        .showLegend(true)
        .displayMode(LegendDisplayMode.List)
        .placement(LegendPlacement.Bottom)
        .calcs(["lastNotNull"]),
    )
    .tooltip(new VizTooltipOptionsBuilder().mode(TooltipDisplayMode.Multi))
    .fillOpacity(isStacked ? 40 : 8)
    .lineWidth(1)
    .min(options.min ?? 0);
  if (isStacked) panel.stacking(new StackingConfigBuilder().mode(StackingMode.Normal).group("A"));
  if (steps.length > 0) panel.thresholdsStyle(new GraphThresholdsStyleConfigBuilder().mode(GraphThresholdsStyleMode.Dashed));
  return furnish(panel, title, options, { isInstant: false });
}

/** Numbers of now, a tile a series. */
export function tiles(title: string, options: PanelOptions): Panel {
  const panel = new Stat().colorMode(BigValueColorMode.Value).reduceOptions(lastValue());
  return furnish(panel, title, { height: 5, ...options }, { isInstant: true });
}

/** Numbers of now, a bar a series. */
export function bars(title: string, options: PanelOptions): Panel {
  const panel = new BarGauge()
    .orientation(VizOrientation.Horizontal)
    .reduceOptions(lastValue())
    .min(options.min ?? 0);
  return furnish(panel, title, options, { isInstant: true });
}

/** Rows of now, a column a label. */
export function table(title: string, options: PanelOptions): Panel {
  const panel = new Table().withTransformation({ id: "organize", options: { excludeByName: { Time: true } } });
  return furnish(panel, title, options, { isInstant: true, isTable: true });
}

/** Lines of the log as they were written, the newest first. */
export function logLines(title: string, options: PanelOptions): Panel {
  const panel = new Logs().showTime(true).wrapLogMessage(true).prettifyLogMessage(true).enableLogDetails(true);
  return furnish(panel, title, { width: 24, height: 10, ...options, source: "loki" }, { isInstant: false });
}

type Shape = { isInstant: boolean; isTable?: boolean };
type AnyPanel = TimeSeries | Stat | BarGauge | Table | Logs;

function furnish(panel: AnyPanel, title: string, options: PanelOptions, shape: Shape): Panel {
  const { about, queries, unit = "short", width = 8, height = 8, decimals, max, steps = [], source = "prometheus" } = options;
  panel.title(title).description(about).datasource(sources[source]).unit(unit).span(width).height(height);
  for (const [index, query] of queries.entries()) panel.withTarget(targetOf(query, "ABCDEFGH".charAt(index), source, shape));
  if (decimals !== undefined) panel.decimals(decimals);
  if (max !== undefined) panel.max(max);
  const levels = steps.length > 0 ? steps : [[null, "green"] satisfies Step];
  panel.thresholds(new ThresholdsConfigBuilder().mode(ThresholdsMode.Absolute).steps(levels.map(([value, color]) => ({ value, color }))));
  return panel;
}

function targetOf({ expr, legend = "" }: Query, refId: string, source: Source, { isInstant, isTable = false }: Shape): Builder<Dataquery> {
  if (source === "loki")
    return new LokiQuery()
      .refId(refId)
      .expr(expr)
      .legendFormat(legend)
      .queryType(isInstant ? "instant" : "range")
      .datasource(sources.loki);
  const query = new PrometheusQuery().refId(refId).expr(expr).legendFormat(legend).datasource(sources.prometheus);
  if (isTable) query.format(PromQueryFormat.Table);
  return isInstant ? query.instant() : query.range();
}

function lastValue(): ReduceDataOptionsBuilder {
  return new ReduceDataOptionsBuilder().calcs(["lastNotNull"]).values(false);
}
