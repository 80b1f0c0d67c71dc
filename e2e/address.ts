const shopPort = 3210;
const sandboxPort = 4210;

/** Where the browser tests run the shop: ports and data of their own, beside a shop that may be running. */
export const e2eAddress = {
  shop: `http://localhost:${shopPort}`,
  sandbox: `http://127.0.0.1:${sandboxPort}`,
  environment: {
    PORT: String(shopPort),
    METRICS_PORT: "9474",
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: `http://localhost:${shopPort}`,
    DATA_DIR: ".data/e2e",
    LOG_LEVEL: "warn",
    SHUTDOWN_DELAY_MS: "0",
    MARKETING_EMBED_ORIGINS: "https://forms.example",
    STORYBLOK_WEBHOOK_SECRET: "known-to-browser-tests",
  },
};
