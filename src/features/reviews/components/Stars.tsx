import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { useId } from 'react';

const colourStyles = { color: 'secondary.main', '& .MuiRating-iconEmpty': { color: 'inherit' } };

const commonRatingProps = {
  icon: <StarRounded fontSize="inherit" />,
  emptyIcon: <StarBorderRounded fontSize="inherit" />,
  getLabelText: (count: number) => `${count} out of 5 stars`,
};

/** Shows a rating out of five stars, rounded to half stars. */
export function Stars({ count, size = '1.25rem' }: { count: number; size?: string }) {
  return (
    <Rating
      {...commonRatingProps}
      readOnly
      value={count}
      precision={0.5}
      sx={{ ...colourStyles, fontSize: size, ml: '-2px' }}
    />
  );
}

interface StarsInputProps {
  label: string;
  /** The chosen rating, or 0 if no rating is chosen yet. */
  value: number;
  /** If true, presses are ignored, but the stars keep the focus. */
  readOnly: boolean;
  onChange: (value: number) => void;
}

export function StarsInput({ label, value, readOnly, onChange }: StarsInputProps) {
  const id = useId();
  return (
    <div>
      <FormLabel
        id={id}
        sx={{ display: 'block', fontSize: '0.9375rem', fontWeight: 600, color: 'text.primary' }}
      >
        {label}
      </FormLabel>
      <Rating
        {...commonRatingProps}
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        aria-readonly={readOnly}
        emptyLabelText="No rating"
        value={value || null}
        onChange={({ target }) => {
          // Reads the pressed star, so that a second press on the chosen star does not clear it.
          if (!readOnly) onChange(Number((target as HTMLInputElement).value));
        }}
        sx={{ ...colourStyles, ml: -0.5 }}
      />
    </div>
  );
}
