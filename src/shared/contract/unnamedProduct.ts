/** What a product is called that has no name. */
export const getUnnamedProductName = (productId: string): string => `Product ${productId}`;
