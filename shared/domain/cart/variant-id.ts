/** The platform's id of what can be bought: "gid://shopify/ProductVariant/1". */
export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/\d{1,18}$/;
