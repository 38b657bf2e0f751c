import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

// 44 px a star: a finger's width.
const Star = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 8,
  color: theme.vars.palette.secondary.main,
  '& svg': { fontSize: 36 },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

interface StarsInputProps {
  label: string;
  name: string;
  /** 0: none yet. */
  value: number;
  onChange: (value: number) => void;
}

/** The choice of a rating: plain radio buttons, so that arrow keys and screen readers know them. */
export function StarsInput({ label, name, value, onChange }: StarsInputProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', ml: -0.5 }}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star}>
            {star <= value ? <StarRounded aria-hidden /> : <StarBorderRounded aria-hidden />}
            <Radio
              type="radio"
              required
              name={name}
              value={star}
              checked={star === value}
              aria-label={`${String(star)} out of 5 stars`}
              onChange={() => {
                onChange(star);
              }}
            />
          </Star>
        ))}
      </Box>
    </Box>
  );
}
