declare module "algolia-filters-js-syntax-validator" {
  /** Algolia's own reader of filter expressions; `errorMessage` is empty when the expression is valid. */
  export default class Parser {
    parse(filters: string): { errorMessage: string };
  }
}
