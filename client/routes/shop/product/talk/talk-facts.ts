/** What the head of a page about a part tells, on the server and again in the browser, which has nothing else of it. */
export type TalkFacts = { title: string; isRead: boolean; hasReviews: boolean };

export const talkFactsKey = (slug: string) => ["talk-facts", slug];
