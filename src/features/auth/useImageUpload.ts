import { useEffect, useState } from 'react';
import { isApiError } from '@/shared/api/apiError';
import type { ChosenImage } from '@/shared/images/imageFile';
import { toImageUrl } from '@/shared/images/imageUrl';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { uploadImage } from './authApi';
import { useProfileImage } from './useProfileImage';

interface Upload {
  image: ChosenImage;
  /** Address of the uploaded picture, or `''` if the upload failed. */
  address: string;
}

/**
 * Provides the profile image of the signup dialog. `uploadImage` is called as soon as the shopper
 * has chosen an image.
 */
export function useImageUpload() {
  const dispatch = useAppDispatch();
  const profileImage = useProfileImage();
  const { image } = profileImage;
  const [lastUpload, setLastUpload] = useState<Upload>();

  useEffect(() => {
    if (!image) return undefined;
    const uploadCall = dispatch(uploadImage(image.file));
    void uploadCall.then(({ data: address = '', error }) => {
      // A failed upload is only logged to the console, and the preview remains.
      if (isApiError(error)) console.error(error.message);
      setLastUpload({ image, address });
    });
    return () => uploadCall.abort();
  }, [dispatch, image]);

  const address = lastUpload?.image === image ? lastUpload?.address : undefined;
  return {
    ...profileImage,
    address: address ?? '',
    preview: toImageUrl(address) ?? image?.preview,
    isUploading: profileImage.isUploading || (image !== undefined && address === undefined),
  };
}
