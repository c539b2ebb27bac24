import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useContext, useEffect, useRef } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { markScrollEdges, scrollEdgeStyles } from './scrollEdges.ts';
import { SectionsContext } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Sections below which links to them would be longer than the way to scroll. */
const fewestSections = 3;

/** Room in px that the line leaves beside the current link for a part of the one before. */
const peekWidth = 32;

/** Links to the sections of the page, in a column or in one line; the current one is marked. */
export const SectionLinks = ({ isRow = false }: { isRow?: boolean }) => {
  const t = useMessages();
  const sections = useContext(SectionsContext);
  const { current, follow } = useCurrentSection(sections);
  const strip = useRef<HTMLUListElement>(null);
  const hasLinks = sections.length >= fewestSections;
  useEffect(
    () => (isRow && hasLinks ? markScrollEdges(strip.current) : undefined),
    [isRow, hasLinks],
  );
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (isRow && link) strip.current?.scrollTo({ left: link.offsetLeft - peekWidth });
  }, [isRow, current]);
  if (!hasLinks) return null;
  return (
    <Box component="nav" aria-label={t('common.sections')} sx={isRow ? rowNav : undefined}>
      <Box component="ul" ref={strip} sx={isRow ? rowStyle : columnStyle}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <MuiLink
              href={`#${id}`}
              underline="none"
              color="textSecondary"
              aria-current={id === current ? 'location' : undefined}
              onClick={event => {
                event.preventDefault();
                follow(id);
              }}
            >
              {title}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'block', typography: 'body2', fontWeight: 400 },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current]': { color: 'primary.main', fontWeight: 600, borderColor: 'primary.main' },
};
const columnStyle: SystemStyleObject<Theme> = {
  ...list,
  '& a': { ...list['& a'], py: '5px', pl: 1.5, borderLeft: 2, borderColor: 'divider' },
};
const rowStyle: SystemStyleObject<Theme> = {
  ...list,
  ...scrollEdgeStyles,
  scrollbarWidth: 'thin',
  '& > li + li': { ml: 2.5 },
  '& a': {
    ...list['& a'],
    py: 1,
    whiteSpace: 'nowrap',
    borderBottom: 2,
    borderColor: 'transparent',
  },
};
/** The line stays below the top bar while the page scrolls. */
const rowNav = {
  position: 'sticky',
  top: 56,
  zIndex: 2,
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
