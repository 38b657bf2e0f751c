/** What a test's shop has for its config.js. */
export const shopConfig = {
  webClient: { loginId: 'webclient', loginPassword: 'webclient-demo' },
  productIdSecret: 'test-secret',
  // The demo back end checks whose profile is saved.
  userTokenHeader: 'X-User-Token',
  brand: { name: 'Test Packaging', description: 'A shop for tests.', orderPrefix: 'TEST' },
};
