import Box from '@mui/material/Box';
import { use, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { ControlledProps } from 'react-medium-image-zoom';
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { isComposing } from '@/shared/browser/isComposing';
import { GalleryContext } from './galleryPosition';
import { LightboxControls } from './LightboxControls';

const maxScale = 3;
const zoomRatio = 1.2;
/** Distance in px that the wheel turns for one zoom step. */
const wheelPixelsPerStep = 100;
/** Part of the screen by which an arrow key moves a zoomed picture. */
const panShare = 0.1;
const minSwipePixels = 40;
const maxTapPixels = 5;
const fullSize = { width: '100%', height: '100%' };

/**
 * Shows the picture on the full screen. Buttons, keys, wheel and pinching zoom it, and keys and
 * dragging pan it. A tap on a zoomed picture centres that point. While the picture is not zoomed, a
 * tap closes the lightbox, and arrow keys and swipes change the picture. Two buttons also change
 * it.
 */
export const Lightbox: NonNullable<ControlledProps['ZoomContent']> = ({
  img,
  buttonUnzoom,
  modalState,
  onUnzoom,
}) => {
  const zoomRef = useRef<ReactZoomPanPinchRef>(null);
  const [scale, setScale] = useState(1);
  // After equally many zoom steps in and out, the scale may not be exactly 1.
  const isAtOriginalSize = scale < 1.01;
  const { index, count, onChange } = use(GalleryContext);
  const isClosed = modalState === 'UNLOADED';

  const zoomIn = () => void zoomRef.current?.zoomIn(scale * (zoomRatio - 1), 0);
  const zoomOut = () => void zoomRef.current?.zoomOut(scale * (1 - 1 / zoomRatio), 0);
  const resetZoom = () => void zoomRef.current?.resetTransform(0);
  const pan = (dx: number, dy: number) =>
    void zoomRef.current?.panBy(dx * window.innerWidth, dy * window.innerHeight, 0);
  const changePicture = (indexChange: number) => {
    if (index + indexChange < 0 || index + indexChange >= count) return;
    resetZoom();
    onChange(index + indexChange);
  };
  useEffect(() => {
    if (isClosed) void zoomRef.current?.resetTransform(0);
  }, [isClosed]);

  const actionsByKey: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': resetZoom,
    ArrowUp: () => pan(0, panShare),
    ArrowDown: () => pan(0, -panShare),
    ArrowLeft: () => (isAtOriginalSize ? changePicture(-1) : pan(panShare, 0)),
    ArrowRight: () => (isAtOriginalSize ? changePicture(1) : pan(-panShare, 0)),
  };
  const handleKeyDown = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (ctrlKey || metaKey || isComposing(nativeEvent)) return;
    actionsByKey[key]?.();
  };

  const pressedPoint = useRef<{ x: number; y: number }>(undefined);
  const handlePointerDown = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    // A second finger starts a pinch, which is neither a tap nor a swipe.
    pressedPoint.current = isPrimary ? { x: clientX, y: clientY } : undefined;
  };
  /** Returns `NaN` if no single finger was pressed, so that no comparison is true. */
  const getMovement = ({ clientX, clientY }: MouseEvent) => {
    const { x, y } = pressedPoint.current ?? { x: NaN, y: NaN };
    return { dx: clientX - x, dy: clientY - y };
  };
  const handlePointerUp = (event: PointerEvent) => {
    const { dx, dy } = getMovement(event);
    const isSidewaysSwipe = Math.abs(dx) >= minSwipePixels && Math.abs(dx) > Math.abs(dy);
    if (isAtOriginalSize && isSidewaysSwipe) changePicture(dx < 0 ? 1 : -1);
  };
  const handleClick = (event: MouseEvent) => {
    event.stopPropagation();
    const { dx, dy } = getMovement(event);
    const isTap = Math.hypot(dx, dy) <= maxTapPixels;
    if (!isTap) return;
    if (isAtOriginalSize) onUnzoom(event.nativeEvent);
    else pan(0.5 - event.clientX / window.innerWidth, 0.5 - event.clientY / window.innerHeight);
  };

  return (
    <Box
      onKeyDown={handleKeyDown}
      // Otherwise, react-medium-image-zoom would close the lightbox, and the gallery behind it would
      // handle a pinch as a swipe.
      onWheel={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      onTouchEnd={(event) => event.stopPropagation()}
      sx={{
        '& [data-rmiz-btn-unzoom]': { width: 44, height: 44 },
        '& [data-rmiz-modal-img]': { cursor: isAtOriginalSize ? 'zoom-out' : 'grab' },
      }}
    >
      <Box
        role="presentation"
        sx={{ position: 'absolute', inset: 0, touchAction: 'none' }}
        // Keeps the focus on a button, so that the lightbox receives key presses. Also stops the
        // browser from dragging the image.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={handlePointerDown}
        onPointerUp={handlePointerUp}
        onClick={handleClick}
      >
        <TransformWrapper
          ref={zoomRef}
          maxScale={maxScale}
          wheel={{ step: (scale * (zoomRatio - 1)) / wheelPixelsPerStep }}
          panning={{ disabled: isAtOriginalSize, velocityDisabled: true }}
          doubleClick={{ disabled: true }}
          zoomAnimation={{ disabled: true }}
          autoAlignment={{ disabled: true }}
          disablePadding
          onTransform={(_ref, { scale: newScale }) => setScale(newScale)}
        >
          <TransformComponent wrapperStyle={fullSize} contentStyle={fullSize}>
            {img}
          </TransformComponent>
        </TransformWrapper>
      </Box>
      {buttonUnzoom}
      {!isClosed && (
        <LightboxControls
          position={{ index, count }}
          scale={scale}
          canZoomIn={scale < maxScale}
          canZoomOut={!isAtOriginalSize}
          onChangePicture={changePicture}
          onZoomIn={zoomIn}
          onZoomOut={zoomOut}
          onResetZoom={resetZoom}
        />
      )}
    </Box>
  );
};
