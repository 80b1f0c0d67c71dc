/** The look of the shop, in little: ink on warm paper, square corners, hairline rules, red for the one action. */
export const pageStyles = `
@font-face { font-family: "Barlow Condensed"; font-weight: 600; font-display: swap; src: url("barlow-condensed-600.woff2") format("woff2"); }
@font-face { font-family: "Inter"; font-weight: 400; font-display: swap; src: url("inter-400.woff2") format("woff2"); }
@font-face { font-family: "Inter"; font-weight: 600; font-display: swap; src: url("inter-600.woff2") format("woff2"); }
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(98.4% 0.007 85), oklch(17.5% 0.012 260));
  --surface: light-dark(oklch(100% 0 0), oklch(21.5% 0.014 260));
  --ink: light-dark(oklch(22% 0.02 260), oklch(95% 0.008 85));
  --ink-soft: light-dark(oklch(39% 0.018 260), oklch(84% 0.01 85));
  --rule: light-dark(oklch(88% 0.012 85), oklch(33% 0.016 260));
  --rule-strong: light-dark(oklch(60% 0.015 260), oklch(58% 0.015 260));
  --signal: light-dark(oklch(47% 0.19 27), oklch(47% 0.18 27));
  --signal-hover: light-dark(oklch(41% 0.17 27), oklch(43% 0.17 27));
  --signal-text: light-dark(oklch(48% 0.19 27), oklch(76% 0.14 25));
  --signal-ground: light-dark(oklch(95.5% 0.02 25), oklch(27% 0.06 25));
  --saving: light-dark(oklch(40% 0.1 152), oklch(80% 0.13 152));
  --focus: light-dark(oklch(48% 0.17 255), oklch(80% 0.12 245));
  --board: light-dark(oklch(24% 0.045 256), oklch(14% 0.02 258));
  --on-board: oklch(96% 0.012 85);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 400 1rem/1.6 Inter, system-ui, sans-serif; min-block-size: 100dvh; display: flex; flex-direction: column; }
main { inline-size: min(100% - 2rem, 68rem); margin-inline: auto; padding-block: 1.5rem 3rem; flex: 1; overflow-wrap: anywhere; }
h1, h2, legend, .mark, button, .button { font-family: "Barlow Condensed", sans-serif; font-weight: 600; line-height: 1.05; letter-spacing: 0.01em; }
h1 { font-size: clamp(1.875rem, 1.55rem + 1.5vw, 2.75rem); margin-block-end: 1.25rem; }
h2, legend { font-size: 1.375rem; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.masthead { background: var(--board); color: var(--on-board); display: flex; justify-content: space-between; align-items: center; padding-inline: max(1rem, (100% - 68rem) / 2); min-block-size: 3.5rem; }
.mark { font-size: 1.875rem; text-transform: uppercase; letter-spacing: 0.08em; text-decoration: none; padding-block: 0.5rem; }
.back { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
.colophon { border-block-start: 1px solid var(--rule); color: var(--ink-soft); font-size: 0.875rem; padding: 1rem max(1rem, (100% - 68rem) / 2); }
.columns { display: grid; gap: 2rem; }
form { display: grid; gap: 1.5rem; align-content: start; }
fieldset { border: 0; padding: 0; min-inline-size: 0; display: grid; gap: 0.875rem; }
legend { padding: 0; margin-block-end: 0.75rem; }
.field { display: grid; gap: 0.25rem; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
label { font-weight: 600; font-size: 0.875rem; }
input, select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--rule-strong); border-radius: 2px; inline-size: 100%; min-block-size: 2.875rem; padding: 0.5rem 0.75rem; }
[aria-invalid] { border-color: var(--signal-text); border-width: 2px; }
.error { color: var(--signal-text); font-size: 0.875rem; font-weight: 600; }
.notice { background: var(--signal-ground); color: var(--signal-text); border-inline-start: 4px solid currentcolor; padding: 0.75rem 1rem; margin-block-end: 1rem; font-weight: 600; }
.choice { display: flex; gap: 0.75rem; align-items: center; border: 1px solid var(--rule-strong); border-radius: 2px; background: var(--surface); padding: 0.75rem 1rem; min-block-size: 2.75rem; font-size: 1rem; cursor: pointer; }
.choice:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.choice input { inline-size: 1.25rem; min-block-size: 1.25rem; accent-color: var(--signal); }
.choice small { display: block; font-weight: 400; color: var(--ink-soft); font-size: 0.875rem; }
form:has([value="pickup"]:checked) .for-delivery, form:has([value="delivery"]:checked) .for-pickup { display: none; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 3.25rem; padding: 0.5rem 1.5rem; background: var(--signal); color: oklch(99% 0.005 85); border: 0; border-radius: 2px; font-size: 1.375rem; text-decoration: none; cursor: pointer; transition: background 150ms; }
button:hover, .button:hover { background: var(--signal-hover); }
.hint, .meta, small { color: var(--ink-soft); font-size: 0.875rem; font-weight: 400; }
.lead { font-size: 1.125rem; margin-block-end: 1rem; }
.lead ~ p { margin-block-end: 1rem; }
.eyebrow { color: var(--ink-soft); }
.code { font-family: "JetBrains Mono", ui-monospace, monospace; font-size: 0.9em; }
.summary { background: var(--surface); border: 1px solid var(--rule); border-radius: 2px; padding: 1.25rem; align-self: start; }
.lines { list-style: none; padding: 0; margin-block: 0.75rem; }
.lines li { display: grid; grid-template-columns: auto 1fr auto; gap: 0.75rem; padding-block: 0.75rem; border-block-start: 1px solid var(--rule); align-items: start; }
.lines li > div:first-child { grid-column: 1 / 3; }
.lines img { background: var(--paper); object-fit: contain; }
.lines .title { font-weight: 600; line-height: 1.3; }
.price, dd { font-variant-numeric: tabular-nums; white-space: nowrap; margin: 0; text-align: end; }
.price s { color: var(--ink-soft); display: block; font-size: 0.875rem; }
.totals > div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.375rem; align-items: baseline; }
.saving { color: var(--saving); }
.total { border-block-start: 2px solid var(--ink); margin-block-start: 0.5rem; font-weight: 600; font-size: 1.125rem; }
.mails { list-style: none; padding: 0; display: grid; gap: 1rem; }
.mails > li { background: var(--surface); border: 1px solid var(--rule); padding: 1.25rem; }
.mails pre { font: inherit; white-space: pre-wrap; margin-block-start: 0.75rem; }
.narrow { inline-size: min(100%, 28rem); margin-inline: auto; padding-block-start: clamp(0.5rem, 3vh, 3.5rem); }
.narrow h1 { margin-block-end: 0.75rem; }
.narrow .eyebrow { margin-block-end: 0.25rem; }
.narrow .lead { margin-block-end: 1.5rem; }
.narrow .meta { margin-block-end: 1.5rem; }
.narrow form, .narrow button { inline-size: 100%; }
.aside { border: 1px solid var(--rule); border-inline-start: 4px solid var(--rule-strong); background: var(--surface); padding: 0.75rem 1rem; margin-block-end: 1.5rem; }
.status { color: var(--saving); font-weight: 600; margin-block-end: 1rem; }
.code-box { font-size: 1.75rem; font-variant-numeric: tabular-nums; letter-spacing: 0.3em; text-align: center; }
.narrow .links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; margin-block-start: 0.75rem; }
.narrow .links > * { inline-size: auto; min-block-size: 2.75rem; display: inline-flex; align-items: center; }
button.link { background: none; color: inherit; padding: 0; font: inherit; text-decoration: underline; text-underline-offset: 0.2em; }
@media (width >= 56rem) { .columns { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 3rem; } .summary { position: sticky; inset-block-start: 1.5rem; } }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
@media (forced-colors: active) { button:not(.link), .button { border: 1px solid; } }
`;
