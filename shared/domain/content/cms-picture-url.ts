/** The address of a picture of the CMS at a width: WebP at quality 50, which is what all of them are shown as. */
export function cmsPictureUrl(url: string, width: number): string {
  return `${url}/m/${width}x0/filters:quality(50):format(webp)`;
}
