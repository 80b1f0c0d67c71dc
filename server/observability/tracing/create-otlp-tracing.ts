import type { Attributes, Context, Link, Span } from "@opentelemetry/api";
import { createLineAllowance } from "#server/input/addresses/create-line-allowance.ts";
import type { TracingOptions } from "./create-tracing.ts";
import type { Tracing } from "./tracing.ts";

/** A collector that is away must not hold up a shop that is told to stop. */
const shutdownMs = 3000;
const failureLinesAMinute = 1;

/**
 * Sends traces over OTLP. Where to, with which headers, how many of them and under which name the packages read from the standard variables themselves.
 * Spans name routes and operations, never addresses: those may hold what a visitor typed.
 */
export async function createOtlpTracing({ environment, version, logger }: Omit<TracingOptions, "isExported">): Promise<Tracing> {
  // Here and not at the top, where the server's one bundled file would load them for everyone.
  const [api, core, sdk, exporter, resources, names] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/sdk-trace-base"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/semantic-conventions/incubating"),
  ]);
  const takeLine = createLineAllowance(failureLinesAMinute);
  function logFailure(error: unknown): void {
    if (takeLine() !== null) logger.warn({ event: "tracing.export", error }, "traces could not be sent");
  }
  core.setGlobalErrorHandler(logFailure);

  const ownResource = resources.resourceFromAttributes({
    [names.ATTR_SERVICE_NAME]: "storefront",
    [names.ATTR_SERVICE_VERSION]: version,
    [names.ATTR_DEPLOYMENT_ENVIRONMENT_NAME]: environment,
  });
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(ownResource)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("storefront", version);
  const propagator = new core.W3CTraceContextPropagator();

  /** A caller who isn't believed is still worth finding. */
  function linksTo(caller: Context): Link[] {
    const spanContext = api.trace.getSpanContext(caller);
    return spanContext === undefined ? [] : [{ context: spanContext }];
  }

  function end(span: Span, attributes: Attributes, isFailed: boolean): void {
    span.setAttributes(attributes);
    if (isFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  }

  return {
    startRequest({ method, headers, isCallerTrusted, requestId, isSynthetic }) {
      const attributes: Attributes = {
        [names.ATTR_HTTP_REQUEST_METHOD]: method,
        "storefront.request_id": requestId,
        ...(isSynthetic && { [names.ATTR_USER_AGENT_SYNTHETIC_TYPE]: names.USER_AGENT_SYNTHETIC_TYPE_VALUE_TEST }),
      };
      const caller = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const parent = isCallerTrusted ? caller : api.ROOT_CONTEXT;
      const span = tracer.startSpan(
        method,
        { kind: api.SpanKind.SERVER, attributes, links: isCallerTrusted ? [] : linksTo(caller) },
        parent,
      );
      const context = api.trace.setSpan(parent, span);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        spanId,
        isSampled: (traceFlags & api.TraceFlags.SAMPLED) !== 0,
        startCall({ vendor, operation, method: callMethod, url, attempt }) {
          const { hostname, port } = new URL(url);
          const callAttributes: Attributes = {
            [names.ATTR_HTTP_REQUEST_METHOD]: callMethod,
            [names.ATTR_SERVER_ADDRESS]: hostname,
            ...(port !== "" && { [names.ATTR_SERVER_PORT]: Number(port) }),
            [names.ATTR_SERVICE_PEER_NAME]: vendor,
            ...(attempt > 1 && { [names.ATTR_HTTP_REQUEST_RESEND_COUNT]: attempt - 1 }),
          };
          const call = tracer.startSpan(`${vendor} ${operation}`, { kind: api.SpanKind.CLIENT, attributes: callAttributes }, context);
          const carrier: Record<string, string> = {};
          propagator.inject(api.trace.setSpan(context, call), carrier, api.defaultTextMapSetter);
          return {
            headers: carrier,
            end({ status, errorType }) {
              const outcome = {
                ...(status !== undefined && { [names.ATTR_HTTP_RESPONSE_STATUS_CODE]: status }),
                ...(errorType !== undefined && { [names.ATTR_ERROR_TYPE]: errorType }),
              };
              end(call, outcome, errorType !== undefined);
            },
          };
        },
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          end(span, { [names.ATTR_HTTP_ROUTE]: route, [names.ATTR_HTTP_RESPONSE_STATUS_CODE]: status }, status >= 500);
        },
      };
    },
    async shutdown() {
      const tooLong = Promise.withResolvers<void>();
      const timer = setTimeout(tooLong.resolve, shutdownMs);
      await Promise.race([provider.shutdown().catch(logFailure), tooLong.promise]);
      clearTimeout(timer);
    },
  };
}
