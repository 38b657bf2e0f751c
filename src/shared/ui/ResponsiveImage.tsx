import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { startTransition, useState } from 'react';
import type { ComponentProps } from 'react';
import { imageSrcSet, imageUrl } from '@/shared/images/imageUrl';

interface ResponsiveImageProps extends Pick<
  ComponentProps<'img'>,
  'loading' | 'decoding' | 'draggable'
> {
  /** As the back end gave it; checked here. */
  src: string | undefined;
  alt: string;
  /** Intrinsic proportions, so that the place is kept while the image is on its way. */
  width: number;
  height: number;
  sizes: string;
  maxWidth?: number;
  priority?: boolean;
  onSettled?: () => void;
}

/** An image that fills its frame; a missing or broken one leaves a quiet placeholder. Their look is in `ui.css`. */
export function ResponsiveImage({
  src,
  alt,
  sizes,
  maxWidth,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  decoding = 'async',
  onSettled,
  ...rest
}: ResponsiveImageProps) {
  const address = imageUrl(src);
  const [broken, setBroken] = useState<string>();
  const settle = (isWhole: boolean) => {
    if (!isWhole) setBroken(address);
    onSettled?.();
  };
  if (!address || broken === address) {
    return (
      <span
        className="no-picture"
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <ImageOutlined aria-hidden />
      </span>
    );
  }
  const srcSet = imageSrcSet(address, maxWidth);
  return (
    <img
      {...rest}
      className="picture"
      {...(srcSet && { srcSet, sizes })}
      {...(priority && { fetchPriority: 'high' })}
      loading={loading}
      decoding={decoding}
      alt={alt}
      src={address}
      // That of a prerendered page may have come, or failed, before the app: no part of its first task.
      ref={(image) => {
        if (image?.complete) startTransition(() => settle(image.naturalWidth > 0));
      }}
      onLoad={() => settle(true)}
      onError={() => settle(false)}
    />
  );
}
