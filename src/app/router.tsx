import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Layout } from './layout/Layout';
import { pages } from './pages';

/** Redirects `/index.html` to `/`, because some hosts also serve the home page by its file name. */
function IndexFileRedirect() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.home.to(), search, hash }} />;
}

const productsRedirect = <Navigate replace to={paths.products.to()} />;

/** @param layout the element around every page */
export function AppRoutes({ layout = <Layout /> }: { layout?: ReactElement }) {
  return (
    <Routes>
      <Route element={layout}>
        <Route path="/index.html" element={<IndexFileRedirect />} />
        <Route path={paths.collection.pattern} element={productsRedirect} />
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
