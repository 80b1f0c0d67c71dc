/** Runs that go on side by side have a shop each: the other one sets E2E_SHOP=1. */
const shopNumber = Number(process.env["E2E_SHOP"] ?? 0);
const shopPort = 3210 + shopNumber;
const sandboxPort = 4210 + shopNumber;

/** Where the browser tests run the shop: ports and data of their own, beside a shop that may be running. */
export const e2eAddress = {
  shop: `http://localhost:${shopPort}`,
  sandbox: `http://127.0.0.1:${sandboxPort}`,
  results: `test-results/browser-${shopNumber}`,
  environment: {
    PORT: String(shopPort),
    METRICS_PORT: String(9474 + shopNumber),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: `http://localhost:${shopPort}`,
    DATA_DIR: `.data/e2e-${shopNumber}`,
    LOG_LEVEL: "warn",
    COMPANY_PHONE: "1300555010",
    WEB_VITALS_SAMPLE_RATE: "1",
    SHUTDOWN_DELAY_MS: "0",
    MARKETING_EMBED_ORIGINS: "https://forms.example",
    TRUSTED_TYPES: "enforce",
    STORYBLOK_WEBHOOK_SECRET: "known-to-browser-tests",
  },
};
