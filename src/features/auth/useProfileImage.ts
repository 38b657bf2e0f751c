import { useRef, useState } from 'react';
import { prepareImage } from '@/shared/images/imageFile';
import type { ChosenImage } from '@/shared/images/imageFile';

interface ImageChoice {
  image?: ChosenImage | undefined;
  isUploading?: boolean;
  problem?: string;
}

const unreadableText = 'This browser cannot open the file as an image. Choose a JPEG or PNG.';

/**
 * Provides the picture that a user chooses, already prepared for sending. If a file cannot be read
 * as an image, the previous picture stays.
 */
export function useProfileImage() {
  const [choice, setChoice] = useState<ImageChoice>({});
  const latestFile = useRef<File>(undefined);

  const choose = async (file: File) => {
    latestFile.current = file;
    setChoice(({ image }) => ({ image, isUploading: true }));
    const newChoice: ImageChoice = await prepareImage(file).then(
      (image) => ({ image }),
      () => ({ problem: unreadableText }),
    );
    if (latestFile.current === file) setChoice(({ image }) => ({ image, ...newChoice }));
  };

  const remove = () => {
    latestFile.current = undefined;
    setChoice({});
  };

  return { isUploading: false, ...choice, choose, remove };
}
