import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { dataDisplayCustomizations } from './customizations/dataDisplay';
import { feedbackCustomizations } from './customizations/feedback';
import { inputsCustomizations } from './customizations/inputs';
import { navigationCustomizations } from './customizations/navigation';
import { surfacesCustomizations } from './customizations/surfaces';
import { breakpoints, palette, shape, typography } from './primitives';

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

export const theme = createTheme({
  cssVariables: true,
  breakpoints,
  palette,
  shape,
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
