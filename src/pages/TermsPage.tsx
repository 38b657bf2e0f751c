import { CompanyPage } from './CompanyPage';

export { prefetch } from './CompanyPage';

export default function TermsPage() {
  return (
    <CompanyPage
      title="Terms and Conditions"
      field="termCondition"
      describe={(name) => `The terms on which ${name} takes orders, delivers and is paid.`}
    />
  );
}
