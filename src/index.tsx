import './app/base.css';
import './app/typeface.css';

/**
 * The bundle's modules run when first imported: in slices, since all at once would keep a phone busy for a while. Each
 * needs what stands above it.
 */
const slices = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './app/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'
    ),
  () => import(/* webpackMode: "eager" */ './shared/api/baseApi'),
  () => import(/* webpackMode: "eager" */ './features/catalog/catalogApi'),
  () => import(/* webpackMode: "eager" */ './features/cart/cartSlice'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './app/layout/Layout'),
];

/** Lets the browser paint, and answer a tap. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function begin(container: HTMLElement) {
  for (const slice of slices) {
    await slice();
    await breath();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await breath();
  await start(container);
}

const container = document.getElementById('root');
if (container) void begin(container);
