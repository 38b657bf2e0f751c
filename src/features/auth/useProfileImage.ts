import { useRef, useState } from 'react';
import { imageProblem, readDataUrl } from '@/shared/lib/imageFile';

interface ChosenImage {
  /** A data URL. */
  preview: string;
  fileBase64String: string;
  fileName: string;
}

/** The profile page's image: read here and sent along with the form (section 4). */
export function useProfileImage() {
  const [image, setImage] = useState<ChosenImage>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);

  const choose = async (file: File) => {
    latest.current = file;
    setReading(true);
    const found = await imageProblem(file);
    const preview = found ? '' : await readDataUrl(file).catch(() => '');
    if (latest.current !== file) return;
    setReading(false);
    setProblem(preview ? undefined : (found ?? 'This file could not be read.'));
    if (preview) {
      const fileBase64String = preview.slice(preview.indexOf(',') + 1);
      setImage({ preview, fileBase64String, fileName: file.name.slice(-255) });
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
