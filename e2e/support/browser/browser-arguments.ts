/** What Playwright switches off of its own accord. Its list has to be repeated, for the browser hears only the last one. */
const offForPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** The suggestions under the address bar are two web pages of the browser's own, loaded anew for every test: a fifth of all its work. */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...offForPlaywright, ...addressBarPages].join(",")}`,
];

/** The part that draws has no graphics card to keep apart here: as a process of its own it costs each page a fifteenth more. What measures the browser leaves it where shoppers have it. */
export const testArguments = [...browserArguments, "--in-process-gpu"];
