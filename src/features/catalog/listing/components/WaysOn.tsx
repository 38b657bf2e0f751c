import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { cutAtGrapheme } from '@/shared/text/graphemes';
import { Button } from '@/shared/ui/Button';
import type { Part } from '../useResults';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** More would make an address that some servers refuse. */
const maxLetters = 200;

interface WaysOnProps {
  part: Part;
  search: string;
  cellNo: string;
  /** What merely comes near the search; left out, it found nothing. */
  children?: ReactNode;
}

/** Where a search leads on that finds no product with all its words. */
export function WaysOn({ part: { isNear, places }, search, cellNo, children }: WaysOnProps) {
  const id = useId();
  const isAlone = !children;
  const wanted = cutAtGrapheme(search, maxLetters);
  const chat = whatsAppUrl(cellNo, `Hello, I am looking for: ${wanted}`);
  return (
    <>
      {places.length > 0 && (
        <nav aria-labelledby={id} style={{ marginBottom: 24 }}>
          <h2 id={id} className="h3" style={{ marginBottom: 8 }}>
            {isNear ? 'Nearest categories' : 'Popular categories'}
          </h2>
          <Row>
            {places.slice(0, isAlone ? undefined : 3).map(({ name, to }) => (
              <Button key={to} to={to} variant="outlined" style={{ paddingInline: 16 }}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </Row>
        </nav>
      )}
      {children}
      <Row style={{ marginBottom: 24 }}>
        Not what you are looking for?
        <Row>
          <Button
            to={paths.contact.to('I am looking for:', [wanted])}
            variant={isAlone ? 'contained' : 'text'}
          >
            Ask us
          </Button>
          {chat && (
            <Button href={chat} target="_blank" rel="noopener noreferrer">
              Ask on WhatsApp
            </Button>
          )}
          {isAlone && <Button to={paths.products.to()}>See all products</Button>}
        </Row>
      </Row>
    </>
  );
}
