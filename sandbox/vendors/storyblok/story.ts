/** A block or root component of a story; fields follow Storyblok's field types. */
export type StoryContent = { component: string; [field: string]: unknown };

/** A story as its author keeps it, before it gets ids and the delivery API's form. */
export type SourceStory = {
  /** "pages/shipping"; a folder's start page ends in a slash. */
  fullSlug: string;
  name: string;
  content: StoryContent;
  tags: string[];
  position: number;
  firstPublishedAt: string;
  publishedAt: string;
};

/** A story in the form of the content delivery API. */
export type Story = {
  name: string;
  created_at: string;
  published_at: string | null;
  first_published_at: string | null;
  id: number;
  uuid: string;
  content: StoryContent;
  slug: string;
  full_slug: string;
  sort_by_date: null;
  position: number;
  tag_list: string[];
  is_startpage: boolean;
  parent_id: number | null;
  meta_data: null;
  group_id: string;
  release_id: null;
  lang: string;
  path: null;
  alternates: never[];
  default_full_slug: null;
  translated_slugs: null;
};

/** The day from which stories without a date of their own are published. */
export const publishedAtDefault = "2026-11-01T00:00:00.000Z";
