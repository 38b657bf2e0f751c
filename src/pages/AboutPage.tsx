import { CompanyPage } from './CompanyPage';

export { prefetch } from './CompanyPage';

export const AboutPage = () => (
  <CompanyPage
    title="About US"
    field="aboutUs"
    describe={(name) => `About ${name}: who we are and how we work.`}
  />
);
