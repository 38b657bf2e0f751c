import { CompanyPage } from './CompanyPage';

export { askFirst } from './CompanyPage';

export const TermsPage = () => (
  <CompanyPage
    title="Terms and Conditions"
    field="termCondition"
    describe={(name) => `The terms on which ${name} takes orders, delivers and is paid.`}
  />
);
