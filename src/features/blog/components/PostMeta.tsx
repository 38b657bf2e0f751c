import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What is known of a post, in a line: its author, its date, its views. */
export const PostMeta = ({ facts }: { facts: readonly string[] }) => (
  <Stack
    direction="row"
    // No line begins with a dot.
    sx={{ flexWrap: 'wrap', columnGap: 2.5, mt: 'auto', overflowX: 'clip' }}
  >
    {facts.map((fact, index) =>
      fact ? (
        <Typography
          key={index}
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ '&::before': { content: '"·" / ""', ml: -1.5, mr: 1 } }}
        >
          {fact}
        </Typography>
      ) : null,
    )}
  </Stack>
);
