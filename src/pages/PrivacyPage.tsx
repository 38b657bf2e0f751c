import { CompanyPage } from './CompanyPage';

export const PrivacyPage = () => <CompanyPage title="Privacy Policy" field="privacyPolicy" />;
