import type { Car } from "#shared/contract/catalogue/car.ts";

/** schema.org's Car, told of by a page: nobody sells it here. */
export function carJsonLd(
  { label, make, model, series, url, yearFrom, yearTo, engines, bodyStyles, picture }: Car,
  origin: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: label,
    url: new URL(url, origin).href,
    about: {
      "@type": "Car",
      name: label,
      brand: { "@type": "Brand", name: make },
      model: [...new Set([series, model])].join(" "),
      productionDate: yearTo === null ? `${yearFrom}/..` : `${yearFrom}/${yearTo}`,
      bodyType: bodyStyles,
      vehicleEngine: engines.map((name) => ({ "@type": "EngineSpecification", name })),
      ...(picture && { image: new URL(picture.url, origin).href }),
    },
  };
}
