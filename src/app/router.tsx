import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Layout } from './layout/Layout';
import { pages } from './pages';

const toProducts = <Navigate replace to={paths.products.to()} />;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.collection.pattern} element={toProducts} />
        {pages.map(({ pattern, Page }) => (
          <Route key={pattern} path={pattern} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
