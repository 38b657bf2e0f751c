/** The `config.js` of the shop in tests. */
export const shopConfig = {
  webClient: { loginId: 'webclient', loginPassword: 'webclient-demo' },
  productIdSecret: 'test-secret',
  // The demo back end checks the owner of a profile by this header.
  userTokenHeader: 'X-User-Token',
  brand: { name: 'Test Packaging', description: 'A shop for tests.', orderPrefix: 'TEST' },
};
