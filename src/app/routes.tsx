import { lazy } from 'react';
import type { ComponentType } from 'react';

/** The chunk of each page. `load` is also called ahead of the click, to warm the next page. */
const page = <K extends string>(name: K, load: () => Promise<Record<K, ComponentType>>) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

export const HomePage = page(
  'HomePage',
  () => import(/* webpackChunkName: "home" */ '@/pages/HomePage'),
);
export const ProductPage = page(
  'ProductPage',
  () => import(/* webpackChunkName: "product" */ '@/pages/ProductPage'),
);
export const CartPage = page(
  'CartPage',
  () => import(/* webpackChunkName: "cart" */ '@/pages/CartPage'),
);
export const PlaceOrderPage = page(
  'PlaceOrderPage',
  () => import(/* webpackChunkName: "place-order" */ '@/pages/PlaceOrderPage'),
);
export const OrdersPage = page(
  'OrdersPage',
  () => import(/* webpackChunkName: "orders" */ '@/pages/OrdersPage'),
);
export const NotFoundPage = page(
  'NotFoundPage',
  () => import(/* webpackChunkName: "not-found" */ '@/pages/NotFoundPage'),
);
export const ProductsPage = page(
  'ProductsPage',
  () => import(/* webpackChunkName: "products" */ '@/pages/ProductsPage'),
);
export const CategoriesPage = page(
  'CategoriesPage',
  () => import(/* webpackChunkName: "categories" */ '@/pages/CategoriesPage'),
);
export const BlogsPage = page(
  'BlogsPage',
  () => import(/* webpackChunkName: "blogs" */ '@/pages/BlogsPage'),
);
export const BlogPage = page(
  'BlogPage',
  () => import(/* webpackChunkName: "blog" */ '@/pages/BlogPage'),
);
export const ContactPage = page(
  'ContactPage',
  () => import(/* webpackChunkName: "contact" */ '@/pages/ContactPage'),
);
export const AboutPage = page(
  'AboutPage',
  () => import(/* webpackChunkName: "company" */ '@/pages/AboutPage'),
);
export const PrivacyPage = page(
  'PrivacyPage',
  () => import(/* webpackChunkName: "company" */ '@/pages/PrivacyPage'),
);
export const TermsPage = page(
  'TermsPage',
  () => import(/* webpackChunkName: "company" */ '@/pages/TermsPage'),
);
export const ProfilePage = page(
  'ProfilePage',
  () => import(/* webpackChunkName: "profile" */ '@/pages/ProfilePage'),
);
