import {
  AnnotationQueryBuilder,
  type Dashboard,
  DashboardBuilder,
  DashboardCursorSync,
  DashboardLinkBuilder,
  DashboardLinkType,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  TextBoxVariableBuilder,
  VariableRefresh,
} from "@grafana/grafana-foundation-sdk/dashboard";
import { type Panel, type Source, sources } from "./panels.ts";

export type Section = { title: string; panels: Panel[] };

type Variable = { name: string; label: string; values: string } | { name: string; label: string; typed: true };

type FrameOptions = {
  uid: string;
  title: string;
  description: string;
  sections: Section[];
  /** Where its panels read; Prometheus besides, for variables and deployments. */
  source?: Source;
  /** Those that every dashboard has stand before them. */
  variables?: Variable[];
  /** False where nothing is told by instance. */
  hasInstances?: boolean;
  span?: string;
  refresh?: string;
};

const tag = "rares";

/** A dashboard with what they all share: data sources to choose, the environment, the instance, deployments, and links to the others. */
export function frame(options: FrameOptions): Dashboard {
  const { uid, title, description, sections, source = "prometheus", variables = [], hasInstances = true } = options;
  const dashboard = new DashboardBuilder(title)
    .uid(uid)
    .description(description)
    .tags([tag])
    .time({ from: `now-${options.span ?? "3h"}`, to: "now" })
    .refresh(options.refresh ?? "30s")
    .timezone("browser")
    .tooltip(DashboardCursorSync.Crosshair)
    .editable()
    .withVariable(new DatasourceVariableBuilder("datasource").label("Prometheus").type("prometheus"))
    .annotation(deployments())
    .link(
      new DashboardLinkBuilder("Dashboards")
        .type(DashboardLinkType.Dashboards)
        .tags([tag])
        .asDropdown(true)
        .keepTime(true)
        .includeVars(true),
    );
  if (source === "loki") dashboard.withVariable(new DatasourceVariableBuilder("logs").label("Loki").type("loki"));
  dashboard.withVariable(listed({ name: "env", label: "Environment", values: "label_values(storefront_build_info, env)" }));
  if (hasInstances)
    dashboard.withVariable(
      listed({ name: "instance", label: "Instance", values: 'label_values(storefront_build_info{env=~"$env"}, instance)' }),
    );
  for (const variable of variables) {
    if ("values" in variable) dashboard.withVariable(listed(variable));
    else dashboard.withVariable(new TextBoxVariableBuilder(variable.name).label(variable.label).defaultValue(""));
  }
  let id = 0;
  for (const section of sections) {
    dashboard.withRow(new RowBuilder(section.title).id((id += 1)));
    for (const panel of section.panels) dashboard.withPanel(numbered(panel, (id += 1)));
  }
  return dashboard.build();
}

/** Without ids of their own, links to one panel break whenever Grafana deals out others. */
function numbered(panel: Panel, id: number): Panel {
  return { build: () => Object.assign(panel.build(), { id }) };
}

function listed({ name, label, values }: Extract<Variable, { values: string }>): QueryVariableBuilder {
  return new QueryVariableBuilder(name)
    .label(label)
    .datasource(sources.prometheus)
    .query({ query: values, refId: `${name}-values` })
    .refresh(VariableRefresh.OnTimeRangeChanged)
    .multi(true)
    .includeAll(true)
    .current({ text: ["All"], value: ["$__all"] });
}

/** A version that wasn't there a minute ago. */
function deployments(): AnnotationQueryBuilder {
  const versions = (offset: string) => `count by (env, version, revision) (storefront_build_info{job="storefront", env=~"$env"}${offset})`;
  return new AnnotationQueryBuilder()
    .name("Deployments")
    .datasource(sources.prometheus)
    .enable(true)
    .hide(false)
    .iconColor("blue")
    .expr(`${versions("")} unless ${versions(" offset 1m")}`)
    .step("1m")
    .titleFormat("{{version}} in {{env}}")
    .textFormat("revision {{revision}}");
}
