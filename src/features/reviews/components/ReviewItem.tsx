import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Review } from '@/shared/contract/review';
import { formatReviewDate } from '@/shared/format/date';
import { toImageUrl } from '@/shared/images/imageUrl';
import { UserAvatar } from '@/shared/ui/UserAvatar';
import { Stars } from './Stars';

interface ReviewItemProps {
  review: Review;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One review. Its comment is shown as plain text, never as HTML. */
export function ReviewItem({ review, canEdit, onEdit, onDelete }: ReviewItemProps) {
  const { user, rating, comment, createdAt } = review;
  const name = user.fullName || 'Shopper';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <UserAvatar name={name} src={toImageUrl(user.profileImg.url)} size={44} />
        {/* With large text, the buttons move below the name. */}
        <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          <Typography dir="auto" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Stars count={rating} />
            <Typography component="time" variant="body2" color="textSecondary">
              {formatReviewDate(createdAt)}
            </Typography>
          </Box>
        </Box>
        {canEdit && (
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
      <Typography dir="auto" sx={{ mt: 1, maxWidth: '70ch', whiteSpace: 'pre-line' }}>
        {comment}
      </Typography>
    </>
  );
}
