import { readLook } from '@/shared/config/look';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import { getPageStyles } from './pageLook';

/* For pages that `npm run prerender` has not given a shop's own look yet: `boot/loadScripts.ts` runs it before the app. */

const config = window.storefrontConfig as Partial<StorefrontConfig> | undefined;
const { look, refused } = readLook(config?.brand?.look);
const { css, notes, logo } = getPageStyles(look);
const style = Object.assign(document.createElement('style'), { id: 'look', textContent: css });
style.dataset['notes'] = [...refused, ...notes].join('; ');
if (logo) style.dataset['logo'] = JSON.stringify(logo);
document.head.append(style);
