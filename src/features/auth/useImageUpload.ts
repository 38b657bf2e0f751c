import { useEffect, useState } from 'react';
import { sendImage } from '@/shared/api/upload';
import { imageUrl } from '@/shared/images/imageUrl';
import { useProfileImage } from './useProfileImage';
import type { ChosenImage } from './useProfileImage';

interface Upload {
  image: ChosenImage;
  /** How much is sent, from 0 to 1. */
  progress: number;
  /** Where the picture is found from then on; `''` where that failed. */
  address?: string;
}

/** The profile image of the signup dialog, which goes through call 10 as soon as it is chosen. */
export function useImageUpload() {
  const chosen = useProfileImage();
  const { image } = chosen;
  const [latest, setLatest] = useState<Upload>();

  useEffect(() => {
    if (!image) return undefined;
    const gone = new AbortController();
    sendImage(image.file, gone.signal, (progress) => setLatest({ image, progress })).then(
      (address) => setLatest({ image, progress: 1, address }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        // Console only, and the preview stays.
        console.error(error);
        setLatest({ image, progress: 0, address: '' });
      },
    );
    return () => gone.abort();
  }, [image]);

  const upload = latest?.image === image ? latest : undefined;
  const isSending = image !== undefined && upload?.address === undefined;
  return {
    ...chosen,
    address: upload?.address ?? '',
    preview: imageUrl(upload?.address) ?? image?.preview,
    isUploading: chosen.isUploading || isSending,
    progress: upload?.progress ?? 0,
  };
}
