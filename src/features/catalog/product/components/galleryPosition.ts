import { createContext } from 'react';

export interface GalleryPosition {
  index: number;
  count: number;
  /** Changes the picture in both the lightbox and the gallery. */
  onChange: (index: number) => void;
}

/** A context is needed because the zoom library renders the lightbox and passes only its own props. */
export const GalleryContext = createContext<GalleryPosition>({
  index: 0,
  count: 1,
  onChange: () => undefined,
});
