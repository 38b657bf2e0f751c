import type { Theme } from '@mui/material/styles';
import type { Look } from '@/shared/config/look';
import { palettes } from './primitives';

const systemTypefaces =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue','Figtree Fallback',Arial,sans-serif";

const { background, text, divider, primary, secondary, error } = palettes.light;

/** The pale letters of a dark look would be unreadable on paper. */
const printStyles = {
  '@media print': {
    ':root:root': {
      colorScheme: 'light',
      '--mui-palette-background-default': background.default,
      '--mui-palette-background-paper': background.paper,
      '--mui-palette-text-primary': text.primary,
      '--mui-palette-text-secondary': text.secondary,
      '--mui-palette-divider': divider,
      '--mui-palette-primary-main': primary.main,
      '--mui-palette-primary-light': primary.light,
      '--mui-palette-secondary-main': secondary.main,
      '--mui-palette-error-main': error.main,
    },
  },
};

/** Returns the global styles that are not part of `base.css`. */
export const getGlobalStyles = ({ typeface }: Look, { palette }: Theme) => ({
  // Material UI starts these animations to detect fields that the browser has filled in. Without
  // these global styles, each input would add its own copy of the keyframes.
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  ...(typeface === 'system' && { ':root:root': { '--typeface': systemTypefaces } }),
  ...(palette.mode === 'dark' && printStyles),
});
