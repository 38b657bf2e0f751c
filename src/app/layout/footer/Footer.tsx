import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactInfo } from '@/features/content/components/ContactInfo';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { SocialPosts } from '@/features/content/components/SocialPosts';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { Reveal } from '@/shared/ui/Reveal';
import { now } from '@/shared/timing/clock';
import { WhatsAppButton } from './WhatsAppButton';

const links = [
  { name: 'Home', to: paths.home.to() },
  { name: 'About Us', to: paths.about.to() },
  { name: 'Contact Us', to: paths.contact.to() },
  { name: 'My Orders', to: paths.orders.to() },
  { name: 'Privacy Policy', to: paths.privacy.to() },
  { name: 'Terms & Conditions', to: paths.terms.to() },
];

const year = new Date(now()).getFullYear();

const Foot = styled('footer')(({ theme: { breakpoints, vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > .page-width': { paddingTop: 32 },
  '& .sections': { display: 'grid', alignItems: 'start', gap: 32 },
  '& section': { minWidth: 0 },
  '& h2': { marginBottom: 12 },
  // A target of 44 px, without moving what is below.
  '& h2 > a': { display: 'inline-block', marginBlock: -10, paddingBlock: 10 },
  '& .links a': { display: 'inline-block', paddingBlock: 10, color: vars.palette.text.primary },
  '& .copyright': {
    marginTop: 32,
    paddingBlock: 24,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.up('sm')]: { '& .sections': { gridTemplateColumns: '1fr 1fr' } },
  [breakpoints.up('md')]: {
    '& > .page-width': { paddingTop: 48 },
    '& .sections': { gap: 40 },
    '& .copyright': { marginTop: 48 },
  },
  [breakpoints.up('lg')]: { '& .sections': { gridTemplateColumns: '1.2fr 0.8fr 1fr 1fr' } },
}));

interface SectionProps {
  title: string;
  /** Where the title leads: a page elsewhere. */
  href?: string | undefined;
  children: ReactNode;
}

const Section = ({ title, href, children }: SectionProps) => (
  <section>
    <h2 className="h4">
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title} (opens in a new tab)`}
        >
          {title}
        </a>
      ) : (
        title
      )}
    </h2>
    {children}
  </section>
);

export function Footer({ near }: { near: boolean }) {
  const { name } = useClientInfo();
  return (
    <Foot>
      <div className="page-width">
        <Reveal>
          <div className="sections">
            <Section title="Contact Info">
              <ContactInfo near={near} />
              {near && <SocialLinks />}
            </Section>
            <Section title="Information">
              <ul className="links">
                {links.map((link) => (
                  <li key={link.name}>
                    <Link to={link.to}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            </Section>
            {near && <SocialPosts Section={Section} />}
          </div>
        </Reveal>
        <p className="copyright small muted">{`© ${String(year)} ${name} All Right Reserved.`}</p>
      </div>
      <WhatsAppButton />
    </Foot>
  );
}
