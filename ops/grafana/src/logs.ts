import { frame } from "./frame.ts";
import { graph, logLines, table } from "./panels.ts";

const stream = '{service="storefront", env=~"$env"}';
const troubled = '{service="storefront", env=~"$env", level=~"warn|error|fatal"}';
const failed = '{service="storefront", env=~"$env", level=~"error|fatal"}';

export const logs = frame({
  uid: "rares-logs",
  title: "Rares: logs",
  description: "The log in Loki. Take an id from an error page, an answer's x-request-id or a trace, and put it into the field Id.",
  source: "loki",
  hasInstances: false,
  variables: [{ name: "id", label: "Id of a request or a trace", typed: true }],
  sections: [
    {
      title: "How much, and what",
      panels: [
        graph("Lines by level", {
          about: "A flood at one level has one event behind it: see beside.",
          queries: [{ expr: `sum by (level) (count_over_time(${stream} [$__auto]))`, legend: "{{level}}" }],
          source: "loki",
          isStacked: true,
        }),
        graph("Errors by event", {
          about: "Lines of error and fatal.",
          queries: [
            { expr: `sum by (event) (count_over_time(${failed} | json event="event" | __error__="" [$__auto]))`, legend: "{{event}}" },
          ],
          source: "loki",
          isStacked: true,
        }),
        graph("Failed requests by route and status", {
          about: "Answers of 5xx.",
          queries: [
            {
              expr: `sum by (route, status) (count_over_time(${stream} | json event="event", route="http.route", status="http.status" | event="http.request" | status>=500 [$__auto]))`,
              legend: "{{route}} {{status}}",
            },
          ],
          source: "loki",
          isStacked: true,
        }),
        table("Top messages", {
          about: "What is said most in the time shown, of warnings and worse.",
          queries: [
            {
              expr: `topk(20, sum by (level, event, message) (count_over_time(${troubled} | json event="event", message="message" | __error__="" [$__range])))`,
            },
          ],
          source: "loki",
        }),
        table("Failed calls of vendors", {
          about: "By vendor, operation and reason.",
          queries: [
            {
              expr: `topk(20, sum by (upstream, operation, reason) (count_over_time(${troubled} | json event="event", upstream="upstream.name", operation="upstream.operation", reason="error.message" | event="upstream.error" [$__range])))`,
            },
          ],
          source: "loki",
        }),
        table("Addresses that aren't there", {
          about: "Paths that were answered with 404: links of ours that are broken, or somebody who looks for holes.",
          queries: [
            {
              expr: `topk(20, sum by (path) (count_over_time(${stream} | json event="event", path="http.path", status="http.status" | event="http.request" | status=404 [$__range])))`,
            },
          ],
          source: "loki",
        }),
      ],
    },
    {
      title: "One request",
      panels: [
        logLines("Everything about the id", {
          about: "All lines of one request or one trace. The ids are structured metadata, so this is quick however long the time shown is.",
          queries: [{ expr: `${stream} | request_id="$id" or trace_id="$id"` }],
        }),
      ],
    },
    {
      title: "Latest",
      panels: [
        logLines("Errors", {
          about: "The latest, with their stacks.",
          queries: [{ expr: `${failed} | json | line_format "{{.event}}: {{.message}} {{.error_message}}"` }],
        }),
        logLines("Last words", {
          about: "Lines that are no JSON: what Node itself says when it ends, or a tool beside the shop.",
          queries: [{ expr: '{service="storefront", env=~"$env", level="unknown"}' }],
          height: 6,
        }),
      ],
    },
  ],
});
