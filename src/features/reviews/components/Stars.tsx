import Rating from '@mui/material/Rating';

const starsText = (count: number) => `${String(count)} out of 5 stars`;

/** So many of five stars, filled. */
export function Stars({ count, size = 'small' }: { count: number; size?: 'small' | 'medium' }) {
  return (
    <Rating
      readOnly
      value={count}
      size={size}
      getLabelText={starsText}
      sx={{ color: 'secondary.main', verticalAlign: 'middle' }}
    />
  );
}

/** The choice of a rating: a radio group, so arrows work; 0 is none yet. */
export function StarsInput({
  value,
  onChange,
  name,
}: {
  value: number;
  onChange: (value: number) => void;
  name: string;
}) {
  return (
    <Rating
      name={name}
      value={value === 0 ? null : value}
      getLabelText={starsText}
      onChange={(_event, chosen) => {
        onChange(chosen ?? 0);
      }}
      // 44 px a star: a finger's width.
      sx={{ color: 'secondary.main', fontSize: '2.75rem', ml: -0.5 }}
    />
  );
}
