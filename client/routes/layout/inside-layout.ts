/** Given to the pages by the layout; an error page that finds none stands alone and brings its own landmark. */
export type InsideLayout = { isInsideLayout: true };
