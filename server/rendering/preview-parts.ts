import { unsavedPageEvent } from "#shared/domain/content/unsaved-page.ts";
import { storyRelations } from "../services/content/stories/story-relations.ts";

/** What only editors' documents have, and no visitor's. */
export type PreviewParts = { head: string; bar: string };

const bridgeAddress = "https://app.storyblok.com/f/storyblok-v2-latest.js";

const style = `
.preview-bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: var(--space-2) var(--space-4); padding: var(--space-2) var(--space-4); background: var(--color-low-ground); color: var(--color-low); font-weight: var(--weight-strong); }
.preview-bar form { margin: 0; }
[data-blok-c]:hover { outline: 2px dashed var(--color-info); outline-offset: 2px; }
.preview-bar button { min-block-size: var(--size-target); padding-inline: var(--space-4); background: none; border: 1px solid currentColor; border-radius: var(--radius); color: inherit; font: inherit; cursor: pointer; }`;

/**
 * What the editor saves or publishes shows after a reload. What is being written is sent to the server after every few keystrokes, and the application shows the page
 * that comes back; where it can't, the story shows as it was saved last.
 */
const followEditor = `addEventListener("DOMContentLoaded",()=>{if(!self.StoryblokBridge)return;
const bridge=new StoryblokBridge({resolveRelations:${JSON.stringify(storyRelations)}});let timer,last=0;
const reload=()=>location.reload();
const show=async(story)=>{const own=++last;
const answer=await fetch("/preview/story"+location.search,{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(story)});
if(own!==last)return;
const detail=answer.ok&&await answer.json();
if(!detail||dispatchEvent(new CustomEvent("${unsavedPageEvent}",{detail,cancelable:true})))throw 0};
bridge.on(["published","unpublished","change"],reload);
bridge.on("input",({story})=>{clearTimeout(timer);timer=setTimeout(()=>story?show(story).catch(()=>{timer=setTimeout(reload,600)}):reload(),400)})})`;

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
