/** A block or root component as editors filled it in: nothing is known of its fields until a schema has read them. */
export type StoryContent = { component: string; [field: string]: unknown };

export type Story = {
  uuid: string;
  /** The number that the CMS's own addresses carry. */
  id?: number | undefined;
  name: string;
  /** Full slug without a trailing slash: "pages/shipping". */
  slug: string;
  /** When it was published first; null for what never was. */
  publishedAt: string | null;
  /** Relations are resolved to stories, addresses under the shop's own origin are paths. */
  content: StoryContent;
};

type StoryQuery = {
  /** "website-banner/": the folder that the stories stand in. */
  startsWith?: string;
  /** Stories with one of these full slugs. */
  slugs?: readonly string[];
  component?: string;
  /** Stories in which each of these fields has exactly this value. */
  fields?: Readonly<Record<string, string>>;
  /** "name:asc", "published_at:desc" */
  sortBy?: string;
  /** How many come with one call; as many as the CMS allows when absent. */
  perCall?: number;
  /** Fields of the content that nobody reads: they don't travel. */
  without?: readonly string[];
  /** The stories that others are related to stay ids, and links as they were written: for whoever reads neither. */
  isPlain?: boolean;
};

/** Published stories of the content system. Failures are AppErrors; an unknown slug is NOT_FOUND. */
export type StoryPort = {
  story(slug: string): Promise<Story>;
  /** Every match, over all pages. */
  stories(query: StoryQuery): Promise<Story[]>;
  /** Full slugs of all published stories. */
  slugs(): Promise<string[]>;
  /** Another number as soon as anything was published; null where nobody can tell. */
  revision(): Promise<number | null>;
};

/** Reads a story as the CMS's editor sends it while it is being written. BAD_REQUEST when it is none. */
export type ReadUnsavedStory = (raw: unknown) => Story;
