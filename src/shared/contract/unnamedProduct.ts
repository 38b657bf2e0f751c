/** What a product is called that has no name. */
export const unnamedProduct = (productId: string): string => `Product ${productId}`;
