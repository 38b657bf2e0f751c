import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { imageUrl } from '@/shared/images/imageUrl';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { uploadImage } from './authApi';
import { useProfileImage } from './useProfileImage';

/** The profile image of the signup dialog, which goes through call 10 as soon as it is chosen. */
export function useImageUpload() {
  const dispatch = useAppDispatch();
  const { image, isReading, problem, ...chosen } = useProfileImage();
  const [address, setAddress] = useState('');
  /** `undefined`: nothing is under way. */
  const [progress, setProgress] = useState<number>();
  const underWay = useRef<{ abort: () => void }>(undefined);

  const stop = () => {
    underWay.current?.abort();
    underWay.current = undefined;
  };
  useEffect(() => stop, []);

  const forget = () => {
    stop();
    setProgress(undefined);
    setAddress('');
  };

  const choose = async (chosenFile: File) => {
    forget();
    chosen.remove();
    const file = await chosen.choose(chosenFile);
    if (!file) return;
    setProgress(0);
    const call = dispatch(uploadImage({ file, onProgress: setProgress }));
    underWay.current = call;
    const { data, error } = await call;
    if (underWay.current !== call) return;
    setProgress(undefined);
    // Console only, and the preview stays.
    if (data === undefined) console.error(messageOf(error));
    else setAddress(data);
  };

  const remove = () => {
    forget();
    chosen.remove();
  };

  const isUploading = isReading || progress !== undefined;
  const preview = imageUrl(address) ?? image?.preview;
  return { preview, address, isUploading, progress, problem, choose, remove };
}
