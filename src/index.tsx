import './app/base.css';
import './app/typeface.css';
import { wait } from './shared/timing/wait';

/**
 * Each module runs when it is first imported. Running all modules at once would block a slow phone
 * for a third of a second. Between two imports, the browser can paint and respond to a tap.
 */
const modules = [
  () => import(/* webpackMode: "eager" */ './app/boot/reactDom'),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './app/theme/theme'),
  () => import(/* webpackMode: "eager", webpackExports: ["configureStore"] */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager" */ './shared/api/baseApi'),
  () => import(/* webpackMode: "eager" */ './app/store'),
  () => import(/* webpackMode: "eager" */ './app/layout/Layout'),
];

async function startApp(container: HTMLElement): Promise<void> {
  for (const load of modules) {
    await load();
    await wait(0);
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/boot/start');
  await start(container);
}

const container = document.getElementById('root');
// A page that was saved to disk keeps its content, because its address is not a page of the shop.
if (container && window.location.protocol !== 'file:')
  startApp(container).catch((error: unknown) => {
    console.error(error);
    document.documentElement.dataset['failed'] = '';
  });
