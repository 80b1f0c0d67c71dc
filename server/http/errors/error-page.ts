import { escapeHtml } from "#server/rendering/html-escape.ts";

type ErrorPage = { heading: string; message: string; tryAgainPath?: string | undefined; requestId: string; nonce: string };

const style = `
:root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { max-inline-size: 32rem; padding: 2rem; text-align: center; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { display: inline-block; margin-block: 1rem; padding: 0.75rem 1.5rem; border-radius: 0.375rem; background: #c8102e; color: #fff; text-decoration: none; font-weight: 600; }
small { opacity: 0.7; }`;

/** A page that needs nothing but itself, for requests that never reach the shop's pages or whose page failed. */
export function errorPage({ heading, message, tryAgainPath, requestId, nonce }: ErrorPage): string {
  const tryAgain = tryAgainPath === undefined ? "" : `<a href="${escapeHtml(tryAgainPath)}">Try again</a>\n`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(heading)}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(message)}</p>
${tryAgain}<a href="/">Back to Home</a>
<p><small>Reference: ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;
}

/** The last resort: shown when the error page itself could not be made. */
export const doubleErrorPage = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Back to Home</a></p></main></body>
</html>
`;
