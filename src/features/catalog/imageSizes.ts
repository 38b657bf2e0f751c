export const cardImage = {
  width: 640,
  height: 640,
  maxWidth: 960,
  sizes: '(max-width: 599.95px) 50vw, (max-width: 899.95px) 33vw, 300px',
};

export const mainImage = {
  width: 800,
  height: 800,
  maxWidth: 1280,
  sizes: '(max-width: 599.95px) 100vw, (max-width: 1279.95px) 50vw, 600px',
};

export const thumbnailImage = { width: 160, height: 160, maxWidth: 320, sizes: '72px' };
