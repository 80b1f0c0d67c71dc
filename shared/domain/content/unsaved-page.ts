/** Told in an editor's preview: a page as it is being written. Whoever shows it prevents the default, which is to show the page as it was saved. */
export const unsavedPageEvent = "unsaved-page";
