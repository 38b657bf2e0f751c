import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aProduct } from '@/testing/productBuilder';
import { useChoice } from './useChoice';

const product = v.parse(ProductDetail, aProduct());

function Choice() {
  const { choice, change } = useChoice(product);
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const buttons = {
    pack: () => change({ packId: '72' }),
    options: () => change({ options: { '1': '11' } }),
    quantity: () => change({ quantity: 3 }),
    link: () => void navigate('/?pack=71'),
    leave: () => void navigate('/other'),
    back: () => void navigate(-1),
  };
  return (
    <>
      <output>{`${JSON.stringify(choice)} ${search}${hash} ${JSON.stringify(state)}`}</output>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function renderChoice() {
  render(
    <MemoryRouter
      initialEntries={['/other', { pathname: '/', search: '?tab=reviews', hash: '#x', state: 1 }]}
    >
      <Routes>
        <Route path="/" element={<Choice />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const chosen = '{"quantity":1,"options":{"1":"11"},"packId":"72"}';
const address = '?tab=reviews&pack=72&option.1=11&option.2=#x 1';

test('a choice is written into its own entry, beside what stands there, and found after Back', async () => {
  renderChoice();
  expect(shown()).toBe('{"quantity":1,"options":{"2":"20"}} ?tab=reviews#x 1');
  await press('pack');
  await press('options');
  expect(shown()).toBe(`${chosen} ${address}`);
  await press('quantity');
  expect(shown()).toContain(address);
  await press('leave');
  await press('back');
  expect(shown()).toBe(`${chosen} ${address}`);
  await press('back');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a link to the same product, and Back from it, each show their own choice', async () => {
  renderChoice();
  await press('pack');
  await press('options');
  await press('quantity');
  await press('link');
  expect(shown()).toBe('{"quantity":3,"options":{"2":"20"},"packId":"71"} ?pack=71 null');
  await press('back');
  expect(shown()).toBe(`${chosen.replace('1', '3')} ${address}`);
});
