import type { Expert } from "#shared/contract/content/expert.ts";

/** schema.org's ProfilePage of a bench, which is a part of the shop and not a person. */
export function expertJsonLd(
  { name, speciality, avatar, url }: Expert,
  { origin, siteName }: { origin: string; siteName: string },
): object {
  const mainEntity = {
    "@type": "Organization",
    name,
    description: speciality,
    url: new URL(url, origin).href,
    ...(avatar && { image: new URL(avatar.url, origin).href }),
    parentOrganization: { "@type": "Organization", name: siteName, url: origin },
  };
  return { "@context": "https://schema.org", "@type": "ProfilePage", mainEntity };
}
