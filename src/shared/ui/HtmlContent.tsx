import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { removeBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { splitSections, toTrustedHtml } from '@/shared/html/html';
import { Reveal } from './Reveal';

const getTextStyles = (theme: Theme) => ({
  overflowWrap: 'break-word' as const,
  '& a[href]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
  },
  '& a[target="_blank"]::after': {
    content: ['" ↗"', '" ↗" / " (opens in a new tab)"'],
    fontSize: '0.85em',
  },
});
const InlineText = styled('div')(({ theme }) => getTextStyles(theme));

/** Styles of all HTML that the company writes. */
const HtmlContainer = styled('div')(({ theme }) => ({
  ...getTextStyles(theme),
  lineHeight: 1.65,
  '&.text, & .text': { overflow: 'clip', overflowClipMargin: 4 },
  '&.text > :last-child, & .text > :last-child': { marginBottom: 0 },
  '&.sections': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2em' },
  '& h2': { ...theme.typography.h3, margin: '0 0 0.5em' },
  '& h3, & h4, & h5, & h6': { ...theme.typography.h4, margin: '0 0 0.4em' },
  '& * + h2': { marginTop: '1.6em' },
  '& * + :is(h3, h4, h5, h6)': { marginTop: '1.4em' },
  '& p, & ul, & ol, & dl, & figure, & table, & blockquote, & pre': { margin: '0 0 1em' },
  '& ul, & ol': { paddingInlineStart: '1.25em', listStyle: 'revert' },
  '& li': { marginBottom: '0.35em' },
  // Each item takes its direction from its own text (Urdu or English), but keeps the alignment of
  // its list or table.
  '& li, & th, & td': {
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  // List markers use the usual typeface, because a marker in Nastaliq would extend beyond the edge.
  '& li::marker': {
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.fontFamily,
  },
  '& img, & video': {
    maxWidth: '100%',
    height: 'auto',
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& blockquote': {
    paddingInlineStart: '1em',
    borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& div[role="group"]': { overflowX: 'auto', marginBottom: '1em' },
  // Wide tables scroll sideways, because columns that are one word wide would be hard to read.
  '& div[role="group"] :is(th, td)': { minWidth: '5.5em', overflowWrap: 'break-word' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineEnd: 16,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  // Matches a column of names, but not a row of headings.
  '& tr > th:first-of-type:has(+ td)': { width: '36%' },
  '& th': { fontWeight: 600 },
}));

/**
 * Returns the path of a page of the shop if a click on its link should open it in this tab. Returns
 * `undefined` for any other click.
 */
function getPagePath({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element && target.closest('a');
  const isShopLink = link && link.origin === window.location.origin && link.hash === '';
  if (!isShopLink || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const path = removeBase(link.pathname) ?? '';
  const isPage = Object.values(paths).some(({ pattern }) => matchPath(pattern, path));
  return isPage ? path + link.search : undefined;
}

/**
 * Returns a click listener that opens the shop's own pages in this tab. Use it with `role="none"`.
 * Otherwise, screen readers announce all content of the element as clickable.
 */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const pagePath = getPagePath(event);
    if (pagePath === undefined) return;
    event.preventDefault();
    void navigate(pagePath);
  };
}

/** @param props `oneLine` keeps the styles of the surrounding text */
export function HtmlContent({ html, oneLine = false }: { html: string; oneLine?: boolean }) {
  const innerHtml = useMemo(() => ({ __html: toTrustedHtml(html) }), [html]);
  const Text = oneLine ? InlineText : HtmlContainer;
  const followLink = useFollowLink();
  return (
    <Text
      dir="auto"
      className="text"
      role="none"
      dangerouslySetInnerHTML={innerHtml}
      onClick={followLink}
    />
  );
}

/** Shows a long company text whose sections fade in one after another. */
export function HtmlSections({ html }: { html: string }) {
  const sections = useMemo(
    () => splitSections(html).map((section) => ({ __html: toTrustedHtml(section) })),
    [html],
  );
  return (
    <HtmlContainer className="sections" role="none" onClick={useFollowLink()}>
      {sections.map((section, index) => (
        <Reveal key={index}>
          <div dir="auto" className="text" dangerouslySetInnerHTML={section} />
        </Reveal>
      ))}
    </HtmlContainer>
  );
}
