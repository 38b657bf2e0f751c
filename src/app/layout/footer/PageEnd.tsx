import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect } from 'react';
import { PlacementBanner } from '@/features/content/components/PlacementBanner';
import { inBrowser } from '@/shared/browser/inBrowser';
import { useNear } from '@/shared/timing/useNear';
import { Button } from '@/shared/ui/Button';
import { LateEffects } from '../LateEffects';
import { Footer } from './Footer';

const End = styled('div')(({ theme: { breakpoints, vars } }) => ({
  '& > .newsletter': { marginTop: 32, backgroundColor: vars.palette.primary.light },
  '& > .newsletter > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 8px',
    paddingBlock: 24,
  },
  '& .words': { flex: '1 1 240px' },
  '& input': {
    flex: '1 1 180px',
    minWidth: 0,
    minHeight: 44,
    padding: '0 22px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 'var(--pill)',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: vars.palette.background.paper,
  },
  [breakpoints.up('sm')]: { '& input': { maxWidth: 320 } },
  [breakpoints.up('md')]: {
    '& > .newsletter': { marginTop: 48 },
    '& > .newsletter > div': { paddingBlock: 32 },
  },
  '@media print': { display: 'none' },
}));

/** An e-mail field and a button that does nothing, as was asked for: the back end has no call for it. */
function NewsletterStrip() {
  const id = useId();
  return (
    <section aria-label="Newsletter" className="newsletter">
      <div className="page-width">
        <div className="words">
          <h2 className="h3">
            <label htmlFor={id}>Newsletter</label>
          </h2>
          <p id={`${id}-hint`} className="muted">
            Your email address
          </p>
        </div>
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          aria-describedby={`${id}-hint`}
        />
        <Button variant="contained">Subscribe</Button>
      </div>
    </section>
  );
}

export function PageEnd() {
  const { ref, near } = useNear();
  // The one that was prerendered.
  useLayoutEffect(() => document.querySelector('#root ~ [data-page-end]')?.remove(), []);
  return (
    <End ref={ref} data-page-end>
      <LateEffects />
      <div className="page-width">
        <PlacementBanner placement="footer" label="Offers" keepsPlace />
      </div>
      <NewsletterStrip />
      <Footer near={near || !inBrowser} />
    </End>
  );
}
