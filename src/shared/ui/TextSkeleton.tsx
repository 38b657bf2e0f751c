import Skeleton from '@mui/material/Skeleton';

/**
 * Placeholder for a long text. Its fourteen lines fill about the first screen of a phone, so that
 * later content moves little.
 */
export const TextSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    {Array.from({ length: 14 }, (_, lineIndex) => (
      <Skeleton key={lineIndex} width={lineIndex % 5 === 4 ? '60%' : '100%'} />
    ))}
  </div>
);
