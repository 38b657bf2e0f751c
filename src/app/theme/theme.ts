import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { dataDisplayCustomizations } from './customizations/dataDisplay';
import { feedbackCustomizations } from './customizations/feedback';
import { inputsCustomizations } from './customizations/inputs';
import { navigationCustomizations } from './customizations/navigation';
import { surfacesCustomizations } from './customizations/surfaces';
import type { Look } from '@/shared/config/look';
import { createPalette } from './createPalette';
import { breakpoints, shape, typography } from './primitives';

interface Radii {
  /** Radius of small elements and of elements inside cards. */
  smallRadius: number;
  /** Radius of buttons, chips and elements of the same height. */
  pillRadius: number;
}

declare module '@mui/material/styles' {
  interface Shape extends Radii {}
  interface ShapeOptions extends Partial<Radii> {}
}

/**
 * Returns the corner radii. Buttons are round, unless cards have smaller corners than usual.
 * @param radius of cards, in px
 */
const createShape = (radius: number) => ({
  borderRadius: radius,
  smallRadius: Math.round((radius * 2) / 3),
  pillRadius: radius < shape.borderRadius ? radius : shape.pillRadius,
});

/** Creates the theme from the look that `config.js` sets. */
export const createShopTheme = (look: Look): Theme =>
  createTheme({
    cssVariables: true,
    breakpoints,
    palette: createPalette(look).palette,
    shape: createShape(look.radius ?? shape.borderRadius),
    typography,
    mixins: { toolbar: { minHeight: 63 } },
    components: {
      ...inputsCustomizations,
      ...dataDisplayCustomizations,
      ...feedbackCustomizations,
      ...navigationCustomizations,
      ...surfacesCustomizations,
    },
  });
