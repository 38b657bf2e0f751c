import { CompanyPage } from './CompanyPage';

export const AboutPage = () => <CompanyPage title="About US" field="aboutUs" />;
