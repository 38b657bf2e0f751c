import { CompanyPage } from './CompanyPage';

export { prefetch } from './CompanyPage';

export default function AboutPage() {
  return (
    <CompanyPage
      title="About US"
      field="aboutUs"
      describe={(name) => `About ${name}: who we are and how we work.`}
    />
  );
}
