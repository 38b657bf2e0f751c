// This separate module avoids webpack's wrapper, which an on-demand import of a CommonJS package would add.
export { createRoot, hydrateRoot } from 'react-dom/client';
