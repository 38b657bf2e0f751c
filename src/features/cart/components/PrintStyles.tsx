import GlobalStyles from '@mui/material/GlobalStyles';

const area = '[data-print-area]';

const styles = {
  '@media print': {
    '@page': { margin: '16mm' },
    body: { background: 'none !important' },
    [`body *:not(:has(${area})):not(${area}):not(${area} *)`]: { display: 'none !important' },
    [area]: { border: '0 !important', padding: '0 !important' },
    [`:has(${area})`]: { padding: '0 !important', margin: '0 !important', display: 'block' },
  },
};

export const PrintStyles = () => <GlobalStyles styles={styles} />;
