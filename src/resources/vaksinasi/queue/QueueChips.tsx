import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { queueReasons, type QueueCounts } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { touchTarget } from '../styles.ts';
import type { QueueParams } from './useQueueParams.ts';
import { useFaskesCompanies } from './useQueue.ts';

const CalendarPopover = lazyDialog(() => import('#src/kit/date/CalendarPopover.tsx'));

interface QueueChipsProps {
  queueParams: QueueParams;
  /** Undefined while loading. */
  counts: QueueCounts | undefined;
  /** Name of the facility, once it is loaded. */
  namaFaskes: string | undefined;
}

/**
 * The facility (unless fixed by the account), the day, the company and the reason of the queue, in one
 * line.
 */
export const QueueChips = ({ queueParams, counts, namaFaskes }: QueueChipsProps) => {
  const t = useMessages();
  const { isOwn, idFaskes, set } = queueParams;
  return (
    <Box role="group" aria-label={t('resources.vaksinasi.filter.label')} sx={lineStyle}>
      {isOwn || idFaskes === null ? null : (
        <FilterChip
          name={t('resources.vaksinasi.filter.faskes')}
          isSet
          onOpen={() => set('faskes', '')}
          sx={{ flexBasis: 'auto', maxWidth: '100%' }}
        >
          {t('resources.vaksinasi.filter.change_faskes', { name: namaFaskes ?? '…' })}
        </FilterChip>
      )}
      <DayChip queueParams={queueParams} />
      {idFaskes === null ? null : (
        <>
          <CompanyChip queueParams={queueParams} idFaskes={idFaskes} />
          <OrderChip queueParams={queueParams} />
          <ReasonChip queueParams={queueParams} counts={counts} />
        </>
      )}
    </Box>
  );
};

const DayChip = ({ queueParams: { tanggal, today, isToday, set } }: ChipProps) => {
  const t = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <FilterChip
        name={t('resources.vaksinasi.filter.day')}
        popup="dialog"
        icon={<CalendarIcon fontSize="small" />}
        isSet={!isToday}
        onOpen={event => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {formatDate(tanggal)}
      </FilterChip>
      {anchor ? (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={anchor}
            value={tanggal}
            onChoose={day => {
              setAnchor(null);
              set('tanggal', day === today ? '' : day);
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** Switches between the order of arrival and that of names. */
const OrderChip = ({ queueParams: { order, set } }: ChipProps) => {
  const t = useMessages();
  return (
    <FilterChip
      name={t('resources.vaksinasi.order.label')}
      isSet={order === 'NAMA'}
      onOpen={() => set('urut', order === 'NAMA' ? '' : 'NAMA')}
    >
      {t(`resources.vaksinasi.order.${order}`)}
    </FilterChip>
  );
};

const CompanyChip = ({ queueParams, idFaskes }: ChipProps & { idFaskes: number }) => {
  const t = useMessages();
  const companies = useFaskesCompanies(idFaskes);
  const { idBHBU, set } = queueParams;
  const all = { value: '', label: t('resources.vaksinasi.filter.all') };
  return (
    <MenuChip
      name={t('resources.vaksinasi.filter.company')}
      options={[all, ...companies.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={String(idBHBU ?? '')}
      onChoose={value => set('bhbu', value)}
    />
  );
};

const reasonCounts = {
  RENCANA: 'rencana',
  JATUH_TEMPO: 'jatuhTempo',
  TANPA_RENCANA: 'tanpaRencana',
} as const satisfies Record<(typeof queueReasons)[number], keyof QueueCounts>;

/** Why people are in the queue of the day. */
const ReasonChip = ({ queueParams, counts }: ChipProps & Pick<QueueChipsProps, 'counts'>) => {
  const t = useMessages();
  const { status, set } = queueParams;
  const all = { value: '', label: t('resources.vaksinasi.filter.every_reason') };
  const reasons = queueReasons.map(value => ({
    value,
    label: t('resources.vaksinasi.filter.reason_count', {
      name: t(`resources.vaksinasi.state.${value}`),
      count: counts ? formatNumber(counts[reasonCounts[value]]) : '–',
    }),
  }));
  return (
    <MenuChip
      name={t('resources.vaksinasi.filter.reason')}
      options={[all, ...reasons]}
      value={queueReasons.find(one => one === status) ?? ''}
      onChoose={value => set('status', value)}
    />
  );
};

interface MenuChipProps {
  name: string;
  /** The first is no filter. */
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A filter with a few options. */
const MenuChip = ({ name, options, value, onChoose }: MenuChipProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find(one => one.value === value) ?? options[0];
  return (
    <>
      <FilterChip
        name={name}
        popup="menu"
        isSet={value !== ''}
        onOpen={event => setAnchor(event.currentTarget)}
      >
        {chosen?.label}
      </FilterChip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {options.map(one => (
          <MenuItem
            key={one.value}
            selected={one.value === value}
            sx={touchTarget}
            onClick={() => {
              setAnchor(null);
              onChoose(one.value);
            }}
          >
            {one.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

interface ChipProps {
  queueParams: QueueParams;
}

interface FilterChipProps {
  /** Name of the filter, for screen readers; the value says it to others. */
  name: string;
  popup?: 'dialog' | 'menu';
  icon?: ReactNode;
  /** Whether the value differs from the default. */
  isSet: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  sx?: object;
  children: ReactNode;
}

const FilterChip = ({ name, popup, icon, isSet, onOpen, sx, children }: FilterChipProps) => (
  <Button
    variant="outlined"
    color="inherit"
    startIcon={icon}
    endIcon={<ExpandMoreIcon />}
    aria-haspopup={popup}
    onClick={onOpen}
    sx={{ ...chipStyle, ...(isSet ? setStyle : {}), ...sx }}
  >
    <Box component="span" sx={visuallyHidden}>
      {name}:{' '}
    </Box>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </Box>
  </Button>
);

/** The chips are in the line of their parent. */
const lineStyle = { display: 'contents' };
const chipStyle = {
  ...touchTarget,
  flex: '0 1 auto',
  minWidth: 0,
  px: 1.25,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
};
const setStyle = { bgcolor: 'ground.accent', color: 'ground.accentInk' };
