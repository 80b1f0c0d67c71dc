/** As many variants as one call tells the stock of. Apart from what is made of the answer, which few pages need. */
export const variantStockMax = 50;
