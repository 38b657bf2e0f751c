import './app/base.css';
import './app/typeface.css';

/** Lets the browser paint, and answer a tap, between two slices of the start. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The bundle's modules run when first imported: in slices, since all at once would block a phone for a while. */
async function begin(container: HTMLElement) {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  await import(/* webpackMode: "eager" */ './app/theme');
  await breath();
  await import(/* webpackMode: "eager" */ './shared/api/baseApi');
  await breath();
  await import(/* webpackMode: "eager" */ './app/store');
  await breath();
  await import(/* webpackMode: "eager" */ './app/App');
  await breath();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await breath();
  await start(container);
}

const container = document.getElementById('root');
if (container) void begin(container);
