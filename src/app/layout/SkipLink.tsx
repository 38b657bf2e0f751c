import Link from '@mui/material/Link';

/** First stop of the keyboard: past the bar, to the page. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // The address stays as it is: Back must not lead through skip links.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 999,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      Skip to content
    </Link>
  );
}
