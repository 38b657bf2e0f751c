import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '@/shared/api/upload';
import { imageProblem } from '@/shared/lib/imageFile';
import { imageUrl } from '@/shared/lib/imageUrl';

interface ImageUpload {
  /** The chosen picture at once, the uploaded address once it is there. */
  preview: string | undefined;
  /** What call 9 sends: the uploaded address, or `''`. */
  address: string;
  isUploading: boolean;
  /** From 0 to 1. */
  progress: number;
  /** Why the chosen file is no use. */
  problem: string | undefined;
}

const nothing: ImageUpload = {
  preview: undefined,
  address: '',
  isUploading: false,
  progress: 0,
  problem: undefined,
};

/** The profile image of the signup dialog, through call 10 (section 4). */
export function useImageUpload() {
  const [upload, setUpload] = useState(nothing);
  const underWay = useRef<AbortController>(undefined);
  const local = useRef<string>(undefined);

  const forget = () => {
    underWay.current?.abort();
    if (local.current) URL.revokeObjectURL(local.current);
    local.current = undefined;
  };
  useEffect(() => forget, []);

  const choose = async (file: File) => {
    forget();
    const controller = new AbortController();
    underWay.current = controller;
    const isStale = () => controller.signal.aborted;
    const problem = await imageProblem(file);
    if (isStale()) return;
    if (problem) {
      setUpload({ ...nothing, problem });
      return;
    }
    local.current = URL.createObjectURL(file);
    setUpload({ ...nothing, preview: local.current, isUploading: true });
    try {
      const address = await uploadImage(file, controller.signal, (progress) => {
        if (!isStale()) setUpload((before) => ({ ...before, progress }));
      });
      if (!isStale()) setUpload({ ...nothing, preview: imageUrl(address), address });
    } catch (error) {
      if (isStale()) return;
      // Console only, and the preview stays (section 8).
      console.error(error instanceof Error ? error.message : error);
      setUpload((before) => ({ ...before, isUploading: false }));
    }
  };

  const remove = () => {
    forget();
    setUpload(nothing);
  };

  return { ...upload, choose, remove };
}
