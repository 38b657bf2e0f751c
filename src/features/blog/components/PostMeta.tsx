import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Line of facts about a post, such as its author, date and views. */
export const PostMeta = ({ facts }: { facts: readonly string[] }) => (
  <Stack
    direction="row"
    // Clips the separator dot at the start of each line.
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
