import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import type { Review } from '@/shared/contract/review';
import { formatReviewDate } from '@/shared/format/date';
import { imageUrl } from '@/shared/images/imageUrl';
import { Avatar } from '@/shared/ui/Avatar';
import { IconButton } from '@/shared/ui/Button';
import { Stars } from './Stars';

interface ReviewItemProps {
  review: Review;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One review; the comment is text, whatever stands in it. */
export function ReviewItem({ review, mayChange, onEdit, onDelete }: ReviewItemProps) {
  const { user, rating, comment, createdAt } = review;
  const name = user.fullName || 'Shopper';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Avatar name={name} src={imageUrl(user.profileImg.url)} size={44} />
        {/* Large text puts the buttons below. */}
        <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          <p dir="auto" style={{ fontWeight: 600, lineHeight: 1.3 }}>
            {name}
          </p>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Stars count={rating} />
            <time className="small muted">{formatReviewDate(createdAt)}</time>
          </Box>
        </Box>
        {mayChange && (
          <Box sx={{ display: 'flex', flexShrink: 0 }}>
            <IconButton aria-label={`Edit the review by ${name}`} onClick={onEdit}>
              <EditOutlined />
            </IconButton>
            <IconButton aria-label={`Delete the review by ${name}`} onClick={onDelete}>
              <DeleteOutlineRounded />
            </IconButton>
          </Box>
        )}
      </Box>
      <p dir="auto" style={{ marginTop: 8, whiteSpace: 'pre-line', maxWidth: '70ch' }}>
        {comment}
      </p>
    </>
  );
}
