// If an on-demand import named the CommonJS package itself, webpack would add a wrapper. This ES
// module avoids the wrapper.
export { createRoot, hydrateRoot } from 'react-dom/client';
