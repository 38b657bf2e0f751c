import Typography from '@mui/material/Typography';

/** Words for a prerendered page, in a browser that runs no script. */
export const WithoutScript = ({ children }: { children: string }) => (
  <noscript>
    <Typography sx={{ pb: 2 }}>{children}</Typography>
  </noscript>
);
