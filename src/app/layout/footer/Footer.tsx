import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContactInfo } from '@/features/content/components/ContactInfo';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { SocialPosts } from '@/features/content/components/SocialPosts';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { Reveal } from '@/shared/ui/Reveal';
import { now } from '@/shared/timing/clock';
import { WhatsAppButton } from './WhatsAppButton';

const pageLinks = [
  { name: 'Home', to: paths.home.to() },
  { name: 'About Us', to: paths.about.to() },
  { name: 'Contact Us', to: paths.contact.to() },
  { name: 'My Orders', to: paths.orders.to() },
  { name: 'Privacy Policy', to: paths.privacy.to() },
  { name: 'Terms & Conditions', to: paths.terms.to() },
];

const getCurrentYear = (): string =>
  new Date(now()).toLocaleDateString('en', {
    year: 'numeric',
    timeZone: getRuntimeConfig().brand.timeZone,
  });

interface SectionProps {
  title: string;
  /** An external page that the title links to. */
  href?: string | undefined;
  children: ReactNode;
}

const Section = ({ title, href, children }: SectionProps) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      {href ? (
        <Link
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title} (opens in a new tab)`}
          // The padding makes the link 44 px high for touch. The negative margin keeps the content
          // below in place.
          sx={{ display: 'inline-block', my: -1.25, py: 1.25 }}
        >
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
    {children}
  </Box>
);

/**
 * `isNear` is true once the footer has come near the screen. Until then, the footer does not
 * request its data.
 */
export function Footer({ isNear }: { isNear: boolean }) {
  const { name } = useClientInfo();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Container sx={{ pt: { xs: 4, md: 6 } }}>
        <Reveal>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '1fr 1fr', lg: '1.2fr 0.8fr 1fr 1fr' },
              alignItems: 'start',
              gap: { xs: 4, md: 5 },
            }}
          >
            <Section title="Contact Info">
              <ContactInfo isNear={isNear} />
              {isNear && <SocialLinks />}
            </Section>
            <Section title="Information">
              <ul>
                {pageLinks.map((link) => (
                  <li key={link.name}>
                    <Link
                      href={link.to}
                      color="textPrimary"
                      sx={{ display: 'inline-block', py: 1.25 }}
                    >
                      {link.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
            {isNear && <SocialPosts Section={Section} />}
          </Box>
        </Reveal>
        <Divider sx={{ mt: { xs: 4, md: 6 } }} />
        <Typography variant="body2" color="textSecondary" sx={{ py: 3 }}>
          {`© ${getCurrentYear()} ${name} All Right Reserved.`}
        </Typography>
      </Container>
      <WhatsAppButton />
    </Box>
  );
}
