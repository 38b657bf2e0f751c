import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Shows facts about a post, such as its author, date and number of views. */
export const PostMeta = ({ facts }: { facts: readonly string[] }) => (
  <Stack
    direction="row"
    // Hides the separator dot in front of the first fact of each line of text.
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
