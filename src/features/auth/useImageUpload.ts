import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { prepareImage } from '@/shared/images/imageFile';
import { imageUrl } from '@/shared/images/imageUrl';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { uploadImage } from './authApi';

interface ImageUpload {
  preview: string | undefined;
  address: string;
  isUploading: boolean;
  progress: number;
  problem: string | undefined;
}

const nothing: ImageUpload = {
  preview: undefined,
  address: '',
  isUploading: false,
  progress: 0,
  problem: undefined,
};

/** The profile image of the signup dialog, through call 10. */
export function useImageUpload() {
  const dispatch = useAppDispatch();
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
    setUpload({ ...nothing, isUploading: true });
    const prepared = await prepareImage(file);
    if (isStale()) return;
    if ('problem' in prepared) {
      setUpload({ ...nothing, problem: prepared.problem });
      return;
    }
    local.current = URL.createObjectURL(prepared.file);
    setUpload({ ...nothing, preview: local.current, isUploading: true });
    const onProgress = (progress: number) => {
      if (!isStale()) setUpload((before) => ({ ...before, progress }));
    };
    const call = dispatch(uploadImage({ file: prepared.file, onProgress }));
    controller.signal.addEventListener('abort', () => call.abort());
    const { data: address, error } = await call;
    if (isStale()) return;
    if (address) {
      setUpload({ ...nothing, preview: imageUrl(address), address });
    } else {
      // Console only, and the preview stays.
      console.error(messageOf(error));
      setUpload((before) => ({ ...before, isUploading: false }));
    }
  };

  const remove = () => {
    forget();
    setUpload(nothing);
  };

  return { ...upload, choose, remove };
}
