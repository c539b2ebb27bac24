import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import type { KeyboardEvent } from 'react';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Card, ListBox } from '#src/kit/page/ListBox.tsx';
import { OpenedBy } from '#src/kit/presence/OpenedBy.tsx';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { isProvisional } from '#src/providers/offline/provisional.ts';
import { doseName } from '../doseName.ts';
import { ArrivalText } from './Arrival.tsx';
import { queueStatus } from './queueStatus.ts';
import { rowButton } from './rowButton.ts';
import type { SteadyRow } from './useSteadyRows.ts';

interface QueueListProps {
  rows: readonly SteadyRow[];
  selectedId: number | undefined;
  onSelect: (peserta: QueueEntry) => void;
  /** Called on ArrowUp in the first row. */
  onLeaveTop: () => void;
}

const rowId = (id: number): string => `antrean-${id}`;

/** Moves the focus to a person's row. @returns whether the queue has it */
export function focusRow(id: number | undefined): boolean {
  const row = id === undefined ? null : document.getElementById(rowId(id));
  row?.focus();
  return row !== null;
}

/** Returns the row that a key leads to; -1 above the first. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * List of people as buttons: name, next dose, birth date, company and status, in one line where
 * there is room; a narrow row names the company when there are several. Arrow keys, Home and End
 * move between them.
 */
export const QueueList = ({ rows, selectedId, onSelect, onLeaveTop }: QueueListProps) => {
  const t = useMessages();
  const people = rows.map(({ person }) => person);
  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const at = people.findIndex(({ id }) => rowId(id) === (event.target as HTMLElement).id);
    const target = at === -1 ? undefined : targetOf(event.key, at, people.length);
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0) onLeaveTop();
    else focusRow(people[target]?.id);
  };
  const hasCompanies = new Set(people.map(({ namaBHBU }) => namaBHBU)).size > 1;
  return (
    <Box onKeyDown={moveFocus}>
      <ListBox
        label={t('resources.vaksinasi.list.label')}
        sx={hasCompanies ? { ...listStyle, ...companiesStyle } : listStyle}
      >
        {rows.map(({ person: peserta, isGone }) => (
          <li key={peserta.id}>
            <ButtonBase
              id={rowId(peserta.id)}
              aria-pressed={peserta.id === selectedId}
              onClick={() => onSelect(peserta)}
              sx={{
                ...rowStyle,
                ...(isGone ? goneStyle : {}),
                ...(peserta.id === selectedId ? selectedStyle : {}),
              }}
            >
              <Box className="name" title={peserta.nama}>
                {peserta.nama}
              </Box>
              <Box className="facts">
                <OpenedBy sumber="peserta" id={peserta.id} />
                <PersonFacts peserta={peserta} />
              </Box>
              {isGone && peserta.kunjungan === null ? (
                <StateChip meaning="neutral" label={t('resources.vaksinasi.state.changed')} />
              ) : (
                <QueueStatusChip one={peserta} />
              )}
            </ButtonBase>
          </li>
        ))}
      </ListBox>
    </Box>
  );
};

const PersonFacts = ({ peserta }: { peserta: QueueEntry }) => {
  const t = useMessages();
  const { jatuhTempo, tanggalLahir, namaBHBU, vaccinationType, kunjungan } = peserta;
  // The dose that the chip beside it is about.
  const dosis = kunjungan?.dosisKe ?? peserta.dosisBerikut;
  return (
    <>
      {/* First, because a narrow row cuts the end. */}
      <ArrivalText one={peserta} />
      <span>
        <Unbroken>{t('resources.vaksinasi.list.born', { day: formatDate(tanggalLahir) })}</Unbroken>
      </span>
      <span>
        {dosis === null
          ? t(`resources.vaksinasi.type.${vaccinationType}`)
          : doseName(t, { vaccinationType, dosisKe: dosis })}
        {jatuhTempo && kunjungan === null ? (
          <span className="extra">
            <Unbroken>
              {t('resources.vaksinasi.list.until', { until: formatDate(jatuhTempo.palingLambat) })}
            </Unbroken>
          </span>
        ) : null}
      </span>
      {namaBHBU === null ? null : <span className="extra company">{namaBHBU}</span>}
    </>
  );
};

/** Rows of the same shape while the queue is loading. */
export const QueueSkeleton = () => (
  <Box aria-busy>
    <Card sx={{ ...listStyle, py: 0 }}>
      {Array.from({ length: 10 }, (_, at) => (
        <Box key={at} sx={{ ...rowStyle, cursor: 'default' }}>
          <Skeleton className="name" variant="text" />
          <Skeleton className="facts" variant="text" />
        </Box>
      ))}
    </Card>
  </Box>
);

/** Chip with the queue status of a peserta. */
export const QueueStatusChip = ({ one: peserta }: { one: QueueEntry }) => {
  const t = useMessages();
  const { word: status, meaning } = queueStatus(peserta);
  const state = t(`resources.vaksinasi.state.${status}`);
  return peserta.kunjungan && isProvisional(peserta.kunjungan) ? (
    <StateChip meaning="attention" label={t('resources.vaksinasi.state.provisional', { state })} />
  ) : (
    <StateChip meaning={meaning} label={state} />
  );
};

/** Widths of the list, in px, from which a row is one line, and one with all facts. */
const oneLine = '@container (min-width: 560px)';
const allFacts = '@container (min-width: 680px)';

const listStyle = {
  px: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
};
const ellipsis = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const separator = { position: 'absolute', left: '-1em', width: '1em', textAlign: 'center' };
const rowStyle = {
  ...rowButton,
  display: 'grid',
  alignItems: 'center',
  rowGap: 0,
  minHeight: 56,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name chip" "facts chip"',
  '& .name': { ...ellipsis, gridArea: 'name', fontWeight: 600 },
  '& .facts': {
    minWidth: 0,
    gridArea: 'facts',
    fontSize: '0.8125rem',
    color: 'text.secondary',
    // A fact that does not fit in a line is in the next one; none goes below the chip. The separator is to
    // the left of its fact, so that the first one of a line has none.
    overflow: 'hidden',
    '& > span': {
      position: 'relative',
      display: 'inline-block',
      maxWidth: '100%',
      mr: '1em',
      '&::before': { ...separator, content: '"·"' },
    },
    '& .company': { display: 'none' },
  },
  [`& .${plainClass.chip}`]: { gridArea: 'chip' },
  [oneLine]: {
    minHeight: 44,
    gridTemplateColumns: 'minmax(9em, 1fr) minmax(0, auto) auto',
    gridTemplateAreas: '"name facts chip"',
    '& .extra': { display: 'none' },
  },
  [allFacts]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    '& .facts .extra': { display: 'inline-block' },
  },
};
/** Between people of several companies, a narrow row names the company in a line of its own. */
const company = '& .facts > .company.extra';
const companiesStyle = {
  [company]: { ...ellipsis, display: 'block', mr: 0 },
  [oneLine]: { [company]: { display: 'none' } },
  [allFacts]: { [company]: { display: 'inline-block' } },
};
const selectedStyle = { bgcolor: 'ground.accent', '&:hover': { bgcolor: 'ground.accent' } };
/** Someone who has left the list keeps their place in it. */
const goneStyle = { '& .name, & .facts': { color: 'text.disabled' } };
