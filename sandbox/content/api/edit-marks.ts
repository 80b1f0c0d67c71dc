import type { Story, StoryContent } from "../story.ts";
import { isRecord } from "./content-field.ts";

const space = "1";

/** Writes into every block what the visual editor finds it by, as the real API does in drafts. */
export function withEditMarks(story: Story): Story {
  const content: StoryContent = { ...marked(story.content, String(story.id)), component: story.content.component };
  return { ...story, content };
}

function marked(fields: Record<string, unknown>, id: string): Record<string, unknown> {
  const inner = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, markedValue(value, id)]));
  const { component: name, _uid: uid } = fields;
  if (typeof name !== "string" || typeof uid !== "string" || uid === "") return inner;
  return { ...inner, _editable: `<!--#storyblok#${JSON.stringify({ name, space, uid, id })}-->` };
}

function markedValue(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => markedValue(item, id));
  return isRecord(value) ? marked(value, id) : value;
}
