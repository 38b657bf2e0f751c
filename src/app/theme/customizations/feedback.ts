import type { Components, Theme } from '@mui/material/styles';

export const feedbackCustomizations: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [
          { props: { variant: 'filled' }, style: { color: vars.palette.background.paper } },
          {
            props: { variant: 'filled', severity: 'info' },
            style: { backgroundColor: vars.palette.text.primary },
          },
        ],
      }),
      message: { flex: 1, minWidth: 0 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.divider }),
      // Forced colours remove the background of the bar, so a border shows the progress.
      bar: { '@media (forced-colors: active)': { borderTop: '8px solid' } },
    },
  },
  MuiSkeleton: {
    // An animation would only distract shoppers.
    defaultProps: { animation: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.grey[100] }),
      text: { borderRadius: 4 },
    },
  },
};
