import { CompanyPage } from './CompanyPage';

export { prefetch } from './CompanyPage';

export const TermsPage = () => (
  <CompanyPage
    title="Terms and Conditions"
    field="termCondition"
    describe={(name) => `The terms on which ${name} takes orders, delivers and is paid.`}
  />
);
