/** What only editors' documents have, and no visitor's. */
export type PreviewParts = { head: string; bar: string };

const bridgeAddress = "https://app.storyblok.com/f/storyblok-v2-latest.js";

const style = `
.preview-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--space-2) var(--space-4); padding: var(--space-2) var(--space-4); background: var(--color-low-ground); color: var(--color-low); font-weight: var(--weight-strong); }
.preview-bar form { margin: 0; }
[data-blok-c]:hover { outline: 2px dashed var(--color-info); outline-offset: 2px; }
.preview-bar button { min-block-size: var(--size-target); padding-inline: var(--space-4); background: none; border: 1px solid currentColor; border-radius: var(--radius); color: inherit; font: inherit; cursor: pointer; }`;

/** What the editor does to a story shows after a reload. Keystrokes come one by one and are waited for, because the shop sees a story as it was saved last. */
const followEditor = `addEventListener("DOMContentLoaded",()=>{if(!self.StoryblokBridge)return;
const bridge=new StoryblokBridge();let timer;
const reload=()=>location.reload();
bridge.on(["published","unpublished","change"],reload);
bridge.on("input",()=>{clearTimeout(timer);timer=setTimeout(reload,1000)})})`;

export function previewParts(nonce: string): PreviewParts {
  return {
    head: [
      '<meta name="robots" content="noindex, nofollow">',
      `<style nonce="${nonce}">${style}</style>`,
      `<script nonce="${nonce}" src="${bridgeAddress}" defer></script>`,
      `<script nonce="${nonce}">${followEditor}</script>`,
    ].join(""),
    bar: [
      '<aside class="preview-bar" aria-label="Draft preview"><span>Draft preview: this page may hold what isn\'t published yet.</span>',
      '<form method="post" action="/preview/end"><button type="submit">Leave the preview</button></form></aside>',
    ].join(""),
  };
}
