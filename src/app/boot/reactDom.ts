// A module of ours: a CommonJS package imported on demand would bring webpack's wrapper along.
export { createRoot, hydrateRoot } from 'react-dom/client';
