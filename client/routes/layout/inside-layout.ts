/** The layout's outlet context. An error page that finds none stands alone, and brings its own `<main>`. */
export type InsideLayout = { isInsideLayout: true };
