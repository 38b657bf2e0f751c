import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactInfo } from '@/features/content/components/ContactInfo';
import { SocialLinks } from '@/features/content/components/SocialLinks';
import { SocialPosts } from '@/features/content/components/SocialPosts';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { Reveal } from '@/shared/ui/Reveal';
import { now } from '@/shared/timing/clock';
import { useIsCheckout } from '../wideScreen';
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export function Footer({ near }: { near: boolean }) {
  const { name } = useClientInfo();
  const isCheckout = useIsCheckout();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box className="page-width" sx={{ pt: { xs: 4, md: 6 } }}>
        <Reveal>
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: { xs: 4, md: 5 },
              gridTemplateColumns: { sm: '1fr 1fr', lg: '1.2fr 0.8fr 1fr 1fr' },
            }}
          >
            <Section title="Contact Info">
              <ContactInfo near={near} />
              {near && !isCheckout && <SocialLinks />}
            </Section>
            <Section title="Information">
              <Box
                component="ul"
                sx={{ '& a': { display: 'inline-block', py: 1.25, color: 'text.primary' } }}
              >
                {links.map((link) => (
                  <li key={link.name}>
                    <Link to={link.to}>{link.name}</Link>
                  </li>
                ))}
              </Box>
            </Section>
            {near && <SocialPosts Section={Section} />}
          </Box>
        </Reveal>
        <Typography
          variant="body2"
          sx={{
            mt: { xs: 4, md: 6 },
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          {`© ${String(year)} ${name} All Right Reserved.`}
        </Typography>
      </Box>
      <WhatsAppButton />
    </Box>
  );
}
