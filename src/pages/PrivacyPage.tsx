import { CompanyPage } from './CompanyPage';

export { prefetch } from './CompanyPage';

export default function PrivacyPage() {
  return (
    <CompanyPage
      title="Privacy Policy"
      field="privacyPolicy"
      describe={(name) =>
        `How ${name} collects, uses and protects what you tell us about yourself.`
      }
    />
  );
}
