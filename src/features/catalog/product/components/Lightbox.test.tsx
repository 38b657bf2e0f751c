import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ZoomableImage } from './ZoomableImage';

// jsdom cannot open dialogs or decode pictures, and rejects signals of Node's `AbortController`.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});
Object.assign(HTMLImageElement.prototype, {
  decode: () => Promise.resolve(),
  getBoundingClientRect: () => new DOMRect(0, 0, 100, 100),
});
Object.defineProperties(HTMLImageElement.prototype, {
  currentSrc: { get: () => '/cup.webp' },
  naturalWidth: { get: () => 400 },
  naturalHeight: { get: () => 400 },
});
const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
Object.assign(globalThis, {
  AbortController: (contentWindow as typeof globalThis | null)?.AbortController,
});

function ThreePictures() {
  const [index, setIndex] = useState(1);
  return (
    <ZoomableImage src="/cup.webp" index={index} count={3} onChange={setIndex}>
      <img src="/cup.webp" alt={`Cup ${String(index + 1)}`} />
    </ZoomableImage>
  );
}

const getButton = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(name) });
const getPositionElement = () =>
  within(screen.getByRole('group', { name: 'Pictures' })).getByText(/ of 3$/);

async function openSecondPicture() {
  renderWithProviders(<ThreePictures />);
  await userEvent.click(await screen.findByRole('button', { name: /^Zoom image/ }));
  getButton('Close zoom').focus();
}

test('steps through the pictures with the buttons', async () => {
  await openSecondPicture();
  await userEvent.click(getButton('Next picture'));
  expect(getPositionElement()).toHaveTextContent('3 of 3');
  expect(getButton('Next picture')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(getButton('Next picture'));
  expect(getPositionElement()).toHaveTextContent('3 of 3');
  await userEvent.click(getButton('Previous picture'));
  expect(getPositionElement()).toHaveTextContent('2 of 3');
});

test('changes the picture with the arrow keys, and pans it while it is zoomed', async () => {
  await openSecondPicture();
  await userEvent.keyboard('{ArrowLeft}');
  expect(getPositionElement()).toHaveTextContent('1 of 3');
  await userEvent.keyboard('{ArrowRight}');
  expect(getPositionElement()).toHaveTextContent('2 of 3');
  await userEvent.keyboard('+{ArrowRight}');
  expect(getPositionElement()).toHaveTextContent('2 of 3');
});

test('ignores the keys of an input method', async () => {
  await openSecondPicture();
  fireEvent.keyDown(getButton('Close zoom'), { key: 'ArrowLeft', keyCode: 229 });
  expect(getPositionElement()).toHaveTextContent('2 of 3');
});

const getPicture = () => within(screen.getByRole('dialog')).getByRole('img');

const swipe = (dx: number, dy = 0) => {
  const endPoint = { clientX: 200 + dx, clientY: 200 + dy };
  return userEvent.pointer([
    {
      keys: '[MouseLeft>]',
      target: within(screen.getByRole('dialog')).getByRole('presentation'),
      coords: { clientX: 200, clientY: 200 },
    },
    { coords: endPoint },
    { keys: '[/MouseLeft]', coords: endPoint },
  ]);
};

test('changes the picture on a sideways swipe and stays open', async () => {
  await openSecondPicture();
  await swipe(-80);
  // If the swipe had closed the lightbox, this event would finish closing it.
  fireEvent.transitionEnd(getPicture());
  expect(getPositionElement()).toHaveTextContent('3 of 3');
  await swipe(80);
  expect(getPositionElement()).toHaveTextContent('2 of 3');
});

test('ignores a short or vertical swipe', async () => {
  await openSecondPicture();
  await swipe(-30);
  await swipe(-60, 120);
  expect(getPositionElement()).toHaveTextContent('2 of 3');
});
