/** How wide a banner of 3 : 1 stands when it covers the frame, which is narrower than that on most screens. */
const bannerSizes = [
  '(max-width: 599.95px) max(100vw, 570px)',
  '(max-width: 899.95px) max(100vw, 960px)',
  '(max-width: 1199.95px) 1200px',
  '(max-width: 1535.95px) 1500px',
  '100vw',
].join(', ');

export const bannerSize = { width: 1920, height: 640, sizes: bannerSizes };
