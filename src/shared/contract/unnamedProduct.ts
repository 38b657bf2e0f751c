export const getUnnamedProductName = (productId: string): string => `Product ${productId}`;
