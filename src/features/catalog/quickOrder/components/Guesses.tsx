import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResponsiveImage } from '@/shared/ui/ResponsiveImage';
import type { Guess } from '../quickOrderDraft';
import { maxGuesses } from '../quickOrderDraft';

interface GuessesProps {
  /** Products to choose from, the best match first. */
  guesses: readonly Guess[];
  /** Picture URLs by product id. */
  pictures: ReadonlyMap<string, string>;
  onChoose: (guess: Guess) => void;
}

/** Offers the products that a row may mean, with their pictures. */
export const Guesses = ({ guesses, pictures, onChoose }: GuessesProps) => (
  <Box
    role="group"
    aria-label="Products to choose from"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      gap: 1,
      gridColumn: '1 / -1',
      flex: '1 0 100%',
      minWidth: 0,
    }}
  >
    {guesses.slice(0, maxGuesses).map((guess) => (
      <Button
        key={guess.productId}
        variant="outlined"
        onClick={() => onChoose(guess)}
        sx={({ vars }) => ({
          justifyContent: 'start',
          gap: 1.5,
          p: 1,
          borderColor: 'divider',
          borderRadius: vars.shape.smallRadius,
          textAlign: 'start',
          overflowWrap: 'anywhere',
        })}
      >
        <Box
          component="span"
          sx={{ flexShrink: 0, width: 56, height: 56, overflow: 'hidden', borderRadius: 1 }}
        >
          <ResponsiveImage
            src={pictures.get(guess.productId)}
            alt=""
            width={56}
            height={56}
            maxWidth={160}
            sizes="56px"
          />
        </Box>
        <bdi>{guess.productName}</bdi>
      </Button>
    ))}
  </Box>
);
