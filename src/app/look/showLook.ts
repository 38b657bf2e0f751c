import { readLook } from '@/shared/config/look';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { getPageStyles } from './pageLook';

/*
 * Applies the shop's look to pages that `npm run prerender` has not rendered with it yet.
 * `boot/loadScripts.ts` runs this file before the app.
 */

const config = window.storefrontConfig as Partial<StorefrontConfig> | undefined;
const { look, problems } = readLook(config?.brand?.look);
const { css, notes, logo } = getPageStyles(look);
const style = Object.assign(document.createElement('style'), { id: 'look', textContent: css });
style.dataset['notes'] = [...problems, ...notes].join('; ');
if (logo) style.dataset['logo'] = JSON.stringify(logo);
document.head.append(style);
