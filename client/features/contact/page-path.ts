/** Where a page of the CMS stands. */
export function pagePath(slug: string): string {
  return slug === "home" ? "/" : `/${slug}`;
}

/** A form's place on its page. */
export function formAnchor(formId: string): string {
  return `form-${formId}`;
}
