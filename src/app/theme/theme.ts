import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { dataDisplayCustomizations } from './customizations/dataDisplay';
import { feedbackCustomizations } from './customizations/feedback';
import { inputsCustomizations } from './customizations/inputs';
import { navigationCustomizations } from './customizations/navigation';
import { surfacesCustomizations } from './customizations/surfaces';
import { breakpoints, palette, shape, typography } from './primitives';

interface Radii {
  /** Of what is small, or lies in a card. */
  smallRadius: number;
  /** Of buttons, chips and what is as high. */
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
