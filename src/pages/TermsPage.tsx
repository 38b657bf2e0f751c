import { CompanyPage } from './CompanyPage';

export const TermsPage = () => <CompanyPage title="Terms and Conditions" field="termCondition" />;
