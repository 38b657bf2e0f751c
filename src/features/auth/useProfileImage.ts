import { useEffect, useRef, useState } from 'react';
import { prepareImage, readDataUrl } from '@/shared/images/imageFile';

export interface ChosenImage {
  file: File;
  /** The file as a `data:` address. */
  preview: string;
}

interface Choice {
  image?: ChosenImage;
  isReading?: boolean;
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
  const forget = () => {
    latest.current = undefined;
  };
  useEffect(() => forget, []);

  /** @returns the picture, unless it is refused or not wanted any more */
  const choose = async (file: File): Promise<File | undefined> => {
    latest.current = file;
    setChoice(({ image }) => ({ ...(image && { image }), isReading: true }));
    const prepared = await prepareImage(file);
    const next: Choice = 'file' in prepared ? await read(prepared.file) : prepared;
    if (latest.current !== file) return undefined;
    setChoice(({ image }) => ({ ...(image && { image }), ...next }));
    return next.image?.file;
  };

  const remove = () => {
    forget();
    setChoice({});
  };

  const { image, isReading = false, problem } = choice;
  return { image, isReading, problem, choose, remove };
}
