import type { Components, Theme } from '@mui/material/styles';
import { forcedColourSelection } from '@/shared/ui/forcedColours';
import { LinkBehavior } from '../LinkBehavior';

export const navigationCustomizations: Components<Theme> = {
  MuiLink: {
    defaultProps: { component: LinkBehavior, underline: 'hover' },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({ ...typography.body2, marginBottom: 8 }),
      ol: { flexWrap: 'nowrap' },
      li: { whiteSpace: 'nowrap', '&:last-child': { minWidth: 0 } },
      separator: ({ theme: { vars } }) => ({ color: vars.palette.divider }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 48,
        paddingInline: 20,
        color: vars.palette.text.primary,
        '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.primary.light } },
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { breakpoints } }) => ({
        minHeight: 44,
        [breakpoints.up('sm')]: { minHeight: 44 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ borderBottom: `1px solid ${vars.palette.divider}` }),
      // Tabs wrap to several rows if they do not fit in one.
      list: { flexWrap: 'wrap', gap: 8 },
      // The selected tab underlines itself, because Material UI's single indicator would be below
      // all rows.
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minWidth: 0,
        maxWidth: '100%',
        paddingBlock: 0,
        borderBottom: '3px solid transparent',
        overflowWrap: 'break-word',
        '&.Mui-selected': {
          color: vars.palette.text.primary,
          borderBottomColor: vars.palette.primary.main,
          ...forcedColourSelection,
        },
        '@media print': { display: 'none' },
      }),
    },
  },
};
