import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Layout } from './layout/Layout';
import * as pages from './routes';

/** The route table of section 2. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home.pattern} element={<pages.HomePage />} />
        <Route path={paths.products.pattern} element={<pages.ProductsPage />} />
        <Route
          path={paths.collection.pattern}
          element={<Navigate replace to={paths.products.to()} />}
        />
        <Route path={paths.categories.pattern} element={<pages.CategoriesPage />} />
        <Route path={paths.product.pattern} element={<pages.ProductPage />} />
        <Route path={paths.cart.pattern} element={<pages.CartPage />} />
        <Route path={paths.placeOrder.pattern} element={<pages.PlaceOrderPage />} />
        <Route path={paths.profile.pattern} element={<pages.ProfilePage />} />
        <Route path={paths.orders.pattern} element={<pages.OrdersPage />} />
        <Route path={paths.blogs.pattern} element={<pages.BlogsPage />} />
        <Route path={paths.blog.pattern} element={<pages.BlogPage />} />
        <Route path={paths.contact.pattern} element={<pages.ContactPage />} />
        <Route path={paths.about.pattern} element={<pages.AboutPage />} />
        <Route path={paths.privacy.pattern} element={<pages.PrivacyPage />} />
        <Route path={paths.terms.pattern} element={<pages.TermsPage />} />
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
    </Routes>
  );
}
