import { z } from "zod";
import { variantIdPattern } from "../domain/cart/cart-attributes.ts";

export const variantIdSchema = z.string().regex(variantIdPattern);
export const productIdSchema = z.string().regex(/^gid:\/\/shopify\/Product\/\d{1,18}$/);
