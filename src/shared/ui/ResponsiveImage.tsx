import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { getImageSrcSet, toImageUrl } from '@/shared/images/imageUrl';

interface ResponsiveImageProps extends Pick<
  ComponentProps<'img'>,
  'className' | 'loading' | 'decoding' | 'draggable'
> {
  /** Address from the back end. This component checks whether the address is allowed. */
  src: string | undefined;
  alt: string;
  /** Intrinsic proportions, which reserve the space while the image loads. */
  width: number;
  height: number;
  sizes: string;
  maxWidth?: number;
  priority?: boolean;
  onLoadEnd?: () => void;
}

const fullFrameStyles = { display: 'block', width: '100%', height: '100%' };

const Picture = styled('img')({ ...fullFrameStyles, objectFit: 'cover' });

const Placeholder = styled('span')(({ theme: { vars } }) => ({
  ...fullFrameStyles,
  display: 'grid',
  placeItems: 'center',
  color: vars.palette.divider,
  backgroundColor: vars.palette.background.default,
}));

/** Shows an image that fills its frame, or a placeholder if the image is missing or broken. */
export function ResponsiveImage({
  src,
  alt,
  sizes,
  maxWidth,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  decoding = 'async',
  onLoadEnd,
  ...imageProps
}: ResponsiveImageProps) {
  const address = toImageUrl(src);
  const [failedAddress, setFailedAddress] = useState<string>();
  const handleLoadEnd = (isLoaded: boolean) => {
    if (!isLoaded) setFailedAddress(address);
    onLoadEnd?.();
  };
  // A prerendered image may have loaded or failed before the app started. A transition keeps this
  // update out of the first task.
  const imageRef = useRef<HTMLImageElement>(null);
  const noteEarlyEnd = useEffectEvent(() => {
    const image = imageRef.current;
    if (image?.complete) startTransition(() => handleLoadEnd(image.naturalWidth > 0));
  });
  useEffect(() => noteEarlyEnd(), [address]);
  if (!address || failedAddress === address) {
    return (
      <Placeholder {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
      </Placeholder>
    );
  }
  const srcSet = getImageSrcSet(address, maxWidth);
  return (
    <Picture
      {...imageProps}
      {...(srcSet && { srcSet, sizes })}
      {...(priority && { fetchPriority: 'high' })}
      loading={loading}
      decoding={decoding}
      alt={alt}
      src={address}
      ref={imageRef}
      onLoad={() => handleLoadEnd(true)}
      onError={() => handleLoadEnd(false)}
    />
  );
}
