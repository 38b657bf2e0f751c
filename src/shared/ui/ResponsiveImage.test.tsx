import { renderWithProviders } from '@/testing/renderWithProviders';
import { ResponsiveImage } from './ResponsiveImage';

test('reports a loaded image once, even if it is rendered again', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(4);
  const onLoadEnd = jest.fn();
  const createImage = (alt: string) => (
    <ResponsiveImage
      src="/media/a.webp"
      alt={alt}
      width={4}
      height={3}
      sizes="100vw"
      onLoadEnd={onLoadEnd}
    />
  );
  const { rerender } = renderWithProviders(createImage('Box'));
  rerender(createImage('Kraft box'));
  rerender(createImage('Kraft pizza box'));
  expect(onLoadEnd).toHaveBeenCalledTimes(1);
});
