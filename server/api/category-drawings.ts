import type { AssemblyService } from "#server/services/assemblies/assembly-service.ts";
import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";

/** More would push the products off the first screen. */
const drawingsMax = 2;

/** The drawings that a category's page leads to; those of the car, by the address of its page, go first. */
export async function categoryDrawings(assemblies: AssemblyService, url: string, car?: string): Promise<CategoryPromotion[]> {
  const found = await assemblies.ofCategory(url, car);
  return found.slice(0, drawingsMax).map(({ title, url: address, picture }) => ({
    id: address,
    title: "See where it sits",
    text: title,
    url: address,
    picture,
    endsOn: null,
  }));
}
