import { useRef, useState } from 'react';
import { prepareImage, readDataUrl } from '@/shared/images/imageFile';

export interface ChosenImage {
  file: File;
  /** The file as a `data:` address. */
  preview: string;
}

interface Choice {
  image?: ChosenImage | undefined;
  isUploading?: boolean;
  problem?: string;
}

const read = (file: File): Promise<Choice> =>
  readDataUrl(file).then(
    (preview) => ({ image: { file, preview } }),
    () => ({ problem: 'This file could not be read.' }),
  );

/** The picture that a user chooses, as it may be sent. One that is refused leaves the one before. */
export function useProfileImage() {
  const [choice, setChoice] = useState<Choice>({});
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    setChoice(({ image }) => ({ image, isUploading: true }));
    const prepared = await prepareImage(file);
    const next = 'file' in prepared ? await read(prepared.file) : prepared;
    if (latest.current === file) setChoice(({ image }) => ({ image, ...next }));
  };

  const remove = () => {
    latest.current = undefined;
    setChoice({});
  };

  return { isUploading: false, ...choice, choose, remove };
}
