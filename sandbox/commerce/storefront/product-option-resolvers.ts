import type { CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { toGid } from "#sandbox/graphql/gid.ts";
import type { StorefrontContext } from "./storefront-context.ts";
import { variantNode } from "./variant-node.ts";

type OptionNode = CatalogueProduct["options"][number] & { productId: number; position: number };
type OptionValueNode = { option: OptionNode; name: string; index: number };

export const productOptionResolvers = {
  ProductOption: {
    id: ({ productId, position }: OptionNode) => toGid("ProductOption", `${productId}${position}`),
    optionValues: (option: OptionNode) => option.values.map((name, index): OptionValueNode => ({ option, name, index })),
  },
  ProductOptionValue: {
    id: ({ option, index }: OptionValueNode) =>
      toGid("ProductOptionValue", `${option.productId}${option.position}${String(index).padStart(3, "0")}`),
    swatch: () => null,
    firstSelectableVariant: ({ option, name }: OptionValueNode, _args: unknown, { commerce }: StorefrontContext) => {
      const product = commerce.catalogue.productById(option.productId);
      const variant = product?.variants.find(({ optionValues }) => optionValues[option.name] === name);
      return product === undefined || variant === undefined ? null : variantNode(product, variant);
    },
  },
};
