import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { dosesToFinish } from '#contract/domains/peserta/vaccination-states.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useBackLink } from '#src/kit/list/backLink.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useHistory } from './historyContext.ts';
import { useHolds } from './useHolds.ts';

/** Paths of all lists that link here; the back link returns to the one the user came from. */
const listPaths = [
  '/dashboard/table-list',
  '/admin/peserta/list-upload',
  '/dashboard/peserta-booster',
  '/dashboard/faskes-booster',
  '/admin/peserta/booster',
  '/dashboard/peserta-voucher/table-list',
];

/**
 * Header facts of a participant: identity number, states, who registered them when, and the back
 * link.
 */
export const HeaderFacts = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const { numbers, definition } = useHistory();
  const backPath = useBackLink(definition.paths.list, ...listPaths);
  const field = record.isWNI ? 'nik' : 'noPaspor';
  const label = t(`resources.riwayat.fields.${field}`);
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const userName = (who: string | null) => who ?? t('common.unknown');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={row}>
        <span>
          {label}{' '}
          <Box component="span" sx={codeStyle}>
            {numbers.format(field)}
          </Box>
        </span>
        {numbers.toggle ? (
          <Button size="small" loading={numbers.isLoading} onClick={numbers.toggle}>
            {t(`resources.peserta.number.${numbers.isRevealed ? 'hide' : 'reveal'}`, { label })}
          </Button>
        ) : null}
      </Box>
      <StatusChips record={record} />
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        <Unbroken>
          {t('resources.riwayat.head.registered', {
            who: userName(createdBy),
            when: formatDateTime(createdAt),
          })}
          {modifiedAt === createdAt
            ? null
            : `, ${t('resources.riwayat.head.changed', { who: userName(modifiedBy), when: formatDateTime(modifiedAt) })}`}
        </Unbroken>
        {' · '}
        <MuiLink component={Link} to={backPath} sx={{ display: 'inline-block', py: '3px' }}>
          {t('resources.riwayat.head.back')}
        </MuiLink>
      </Box>
    </Box>
  );
};

const StatusChips = ({ record }: { record: Peserta }) => {
  const t = useMessages();
  const { vaccinationType, statusData, isActive, deletedAt, dosisDiberikan: given } = record;
  const required = dosesToFinish(vaccinationType);
  const isHeld = useHolds(record).length > 0;
  return (
    <Box sx={row}>
      <StateChip
        meaning="neutral"
        label={t(`resources.riwayat.vaccinationType.${vaccinationType}`)}
      />
      <StateChip
        meaning={statusData === 'VALID' ? 'good' : 'bad'}
        label={t(`resources.riwayat.statusData.${statusData}`)}
      />
      {given >= required ? (
        <StateChip meaning="good" label={t('resources.riwayat.head.done')} />
      ) : given > 0 ? (
        <StateChip
          meaning="information"
          label={t('resources.riwayat.head.doses', { given, of: required })}
        />
      ) : null}
      {isHeld ? <StateChip meaning="attention" label={t('resources.riwayat.head.held')} /> : null}
      {isActive ? null : (
        <StateChip meaning="attention" label={t('resources.riwayat.isActive.false')} />
      )}
      {deletedAt === null ? null : (
        <StateChip meaning="bad" label={t('resources.riwayat.head.deleted')} />
      )}
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
