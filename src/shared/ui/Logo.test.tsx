import { render, screen } from '@testing-library/react';
import { configureShop } from '@/testing/configureShop';
import { Logo } from './Logo';

const picture = { file: 'brand/logo.svg', width: 40, height: 40 };
const showLogo = (besideName?: boolean) => {
  const logo = { ...picture, ...(besideName && { besideName }) };
  configureShop({ brand: { look: { logo } } });
  return render(
    <Logo name="Sweet Box">
      <span>Sweet Box</span>
    </Logo>,
  );
};

test('shows a logo in place of the name', () => {
  showLogo();
  expect(screen.getByRole('img', { name: 'Sweet Box' })).toBeInTheDocument();
  expect(screen.queryByText('Sweet Box')).not.toBeInTheDocument();
});

test('shows a logo without words beside the name, hidden from screen readers', () => {
  const { container } = showLogo(true);
  expect(container).toHaveTextContent('Sweet Box');
  expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    '/brand/logo.svg',
  );
});
