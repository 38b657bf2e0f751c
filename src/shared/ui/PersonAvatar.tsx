import Avatar from '@mui/material/Avatar';
import { imageUrl } from '@/shared/lib/imageUrl';

/** A person's picture, or the first letter of the name. Decoration: the name stands beside it. */
export function PersonAvatar({
  name,
  src,
  size = 36,
}: {
  name: string;
  /** As the back end gave it; checked here. */
  src: string | undefined;
  size?: number;
}) {
  const initial = name.trim().charAt(0).toUpperCase();
  const address = imageUrl(src);
  return (
    <Avatar
      // A new address must not wait behind the old one's failure.
      key={address}
      alt=""
      {...(address && { src: address })}
      slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 600,
        bgcolor: 'primary.light',
        color: 'primary.main',
      }}
    >
      {initial || null}
    </Avatar>
  );
}
