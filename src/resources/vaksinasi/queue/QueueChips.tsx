import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { touchTarget } from '../styles.ts';
import type { QueueParams } from './useQueueParams.ts';
import { useFaskesCompanies } from './useQueue.ts';

const CalendarPopover = lazyDialog(() => import('#src/kit/date/CalendarPopover.tsx'));

interface QueueChipsProps {
  queueParams: QueueParams;
  /** Name of the facility, once it is loaded. */
  namaFaskes: string | undefined;
}

/** The facility (unless fixed by the account), the day and the company of the queue, in one line. */
export const QueueChips = ({ queueParams, namaFaskes }: QueueChipsProps) => {
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
      {idFaskes === null ? null : <CompanyChip queueParams={queueParams} idFaskes={idFaskes} />}
      {idFaskes === null ? null : <OrderChip queueParams={queueParams} />}
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { idBHBU, set } = queueParams;
  const chosen = companies.find(({ id }) => id === idBHBU);
  const label = t('resources.vaksinasi.filter.company');
  const options = [{ id: undefined, name: t('resources.vaksinasi.filter.all') }, ...companies];
  return (
    <>
      <FilterChip
        name={label}
        popup="menu"
        isSet={idBHBU !== undefined}
        onOpen={event => setAnchor(event.currentTarget)}
      >
        {chosen?.name ?? t('resources.vaksinasi.filter.all')}
      </FilterChip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {options.map(({ id, name }) => (
          <MenuItem
            key={id ?? 0}
            selected={id === idBHBU}
            sx={touchTarget}
            onClick={() => {
              setAnchor(null);
              set('bhbu', String(id ?? ''));
            }}
          >
            {name}
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

const lineStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 };
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
