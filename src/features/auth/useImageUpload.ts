import { useEffect, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import type { ChosenImage } from '@/shared/images/imageFile';
import { toImageUrl } from '@/shared/images/imageUrl';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { uploadImage } from './authApi';
import { useProfileImage } from './useProfileImage';

interface Upload {
  image: ChosenImage;
  /** Where the picture is found from then on; `''` where that failed. */
  address: string;
}

/** The profile image of the signup dialog, which goes through call 10 as soon as it is chosen. */
export function useImageUpload() {
  const dispatch = useAppDispatch();
  const chosen = useProfileImage();
  const { image } = chosen;
  const [latest, setLatest] = useState<Upload>();

  useEffect(() => {
    if (!image) return undefined;
    const call = dispatch(uploadImage(image.file));
    void call.then(({ data: address = '', error }) => {
      // Console only, and the preview stays.
      if (isApiError(error)) console.error(error.message);
      setLatest({ image, address });
    });
    return () => call.abort();
  }, [dispatch, image]);

  const address = latest?.image === image ? latest?.address : undefined;
  return {
    ...chosen,
    address: address ?? '',
    preview: toImageUrl(address) ?? image?.preview,
    isUploading: chosen.isUploading || (image !== undefined && address === undefined),
  };
}
