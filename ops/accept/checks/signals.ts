type SignalPorts = { shop: number; metrics: number };

async function answerOf(url: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return { status: answer.status, body: await answer.text() };
}

/** Health, readiness and metrics of one instance, each where it belongs. */
export async function checkSignals({ shop, metrics }: SignalPorts): Promise<string> {
  for (const path of ["/healthcheck", "/readyz"]) {
    const { status } = await answerOf(`http://127.0.0.1:${shop}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const { status: aliveStatus } = await answerOf(`http://127.0.0.1:${metrics}/healthcheck`);
  if (aliveStatus !== 200) throw new Error(`/healthcheck at the metrics' port answered ${aliveStatus}`);
  const { status: publicStatus } = await answerOf(`http://127.0.0.1:${shop}/metrics`);
  if (publicStatus !== 404) throw new Error(`the public port answers ${publicStatus} for /metrics`);

  const { status, body } = await answerOf(`http://127.0.0.1:${metrics}/metrics`);
  if (status !== 200) throw new Error(`the metrics answered ${status}`);
  const wanted = [
    /^storefront_ready 1$/m,
    /^storefront_build_info\{.*revision="(?!unknown)[^"]+".*\} 1$/m,
    /^http_server_request_duration_seconds_count\{/m,
    /^storefront_ssr_renders_total\{.*outcome="ok".*\} [1-9]/m,
    /^http_client_request_duration_seconds_count\{.*upstream="shopify"/m,
  ];
  for (const line of wanted) if (!line.test(body)) throw new Error(`the metrics have no line like ${line}`);
  return `${new Set(body.match(/^[a-z_]+(?=[ {])/gm)).size} metrics`;
}
