import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useShownCount } from './useShownCount';

function List() {
  const { shown, showMore } = useShownCount(12, 20);
  const navigate = useNavigate();
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  return (
    <>
      <output>{`${String(shown)} ${search} ${JSON.stringify(state)}`}</output>
      <button onClick={showMore}>more</button>
      <button onClick={() => void navigate('/other')}>leave</button>
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
}

function renderList(state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', search: '?q=1', state }]}>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the count grows in its history entry and is found again after Back', async () => {
  renderList({ from: 'menu' });
  await press('more');
  await press('more');
  const grown = '52 ?q=1 {"from":"menu","shown":52}';
  expect(screen.getByRole('status')).toHaveTextContent(grown);
  await press('leave');
  await press('back');
  expect(screen.getByRole('status')).toHaveTextContent(grown);
});

test.each([
  { shown: 'many' },
  { shown: -5 },
  { shown: 1.5 },
  { shown: NaN },
  'text',
  null,
  undefined,
])('a history entry that holds %j shows the first ones', (state) => {
  renderList(state);
  expect(screen.getByRole('status')).toHaveTextContent(/^12 /);
});
