import { useRef, useState } from 'react';
import { prepareImage, readDataUrl } from '@/shared/images/imageFile';

interface ChosenImage {
  preview: string;
  fileBase64String: string;
  fileName: string;
}

const unreadable = 'This file could not be read.';

/** The profile page's image: read here and sent along with the form. */
export function useProfileImage() {
  const [image, setImage] = useState<ChosenImage>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    setReading(true);
    const prepared = await prepareImage(file);
    const preview = 'file' in prepared ? await readDataUrl(prepared.file).catch(() => '') : '';
    if (latest.current !== file) return;
    setReading(false);
    setProblem('problem' in prepared ? prepared.problem : preview ? undefined : unreadable);
    if ('file' in prepared && preview) {
      const fileBase64String = preview.slice(preview.indexOf(',') + 1);
      setImage({ preview, fileBase64String, fileName: prepared.file.name.slice(-255) });
    }
  };

  const remove = () => {
    latest.current = undefined;
    setImage(undefined);
    setProblem(undefined);
    setReading(false);
  };

  return { image, isReading, problem, choose, remove };
}
