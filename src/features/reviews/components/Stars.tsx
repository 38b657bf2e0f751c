import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';

const colours = { color: 'secondary.main', '& .MuiRating-iconEmpty': { color: 'inherit' } };

const common = {
  icon: <StarRounded fontSize="inherit" />,
  emptyIcon: <StarBorderRounded fontSize="inherit" />,
  getLabelText: (count: number) => `${count} out of 5 stars`,
};

/** So many of five stars, filled; the last one may be half. */
export function Stars({ count, size = '1.25rem' }: { count: number; size?: string }) {
  return (
    <Rating
      {...common}
      readOnly
      value={count}
      precision={0.5}
      sx={{ ...colours, fontSize: size, ml: '-2px' }}
    />
  );
}

// 44 px a star: a finger's width, for the radio button that lies over it too.
const choice: SxProps<Theme> = {
  ...colours,
  fontSize: 36,
  ml: -0.5,
  '& label': { p: 0.5, borderRadius: 1 },
  '&& label + input': {
    position: 'static',
    width: 44,
    height: 44,
    m: '0 0 0 -44px',
    clipPath: 'none',
    opacity: 0,
  },
  '& label:has(+ input:focus-visible), & label:has(input:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '&& .MuiRating-iconActive': { outline: 'none' },
};

interface StarsInputProps {
  label: string;
  /** 0: none yet. */
  value: number;
  onChange: (value: number) => void;
}

/** The choice of a rating. */
export function StarsInput({ label, value, onChange }: StarsInputProps) {
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
        {...common}
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        emptyLabelText="No rating"
        value={value || null}
        onChange={({ target }) => {
          // The star itself: another press on the chosen one does not take it back.
          onChange(Number((target as HTMLInputElement).value));
        }}
        sx={choice}
      />
    </div>
  );
}
