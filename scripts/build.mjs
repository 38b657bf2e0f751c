import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
const { buildSite } = await import('./siteBuild.mjs');
process.exitCode = await buildSite();
