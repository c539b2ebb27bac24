import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { dosesToFinish } from '#contract/peserta/done.ts';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useWayBack } from '#src/ui/list/address.ts';
import type { Numbers } from './useNumbers.ts';

interface HeadFactsProps {
  record: Peserta;
  numbers: Numbers;
  /** Path of the list to return to by default. */
  list: string;
}

/** Paths of all lists that link here; the back link returns to the one the user came from. */
const lists = [
  '/dashboard/table-list',
  '/admin/peserta/list-upload',
  '/dashboard/peserta-booster',
  '/dashboard/faskes-booster',
  '/admin/peserta/booster',
];

/**
 * Header facts of a participant: identity number, states, who registered them when, and the back
 * link.
 */
export const HeadFacts = ({ record, numbers, list }: HeadFactsProps) => {
  const say = useWords();
  const back = useWayBack(list, ...lists);
  const field = record.isWNI ? 'nik' : 'noPaspor';
  const label = say(`resources.riwayat.fields.${field}`);
  const { createdAt, createdBy, modifiedAt, modifiedBy } = record;
  const by = (who: string | null) => who ?? say('common.unknown');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={row}>
        <span>
          {label}{' '}
          <Box component="span" sx={codeFace}>
            {numbers.of(field)}
          </Box>
        </span>
        {numbers.toggle ? (
          <Button size="small" loading={numbers.busy} onClick={numbers.toggle}>
            {say(`resources.peserta.number.${numbers.isShown ? 'hide' : 'reveal'}`, { label })}
          </Button>
        ) : null}
      </Box>
      <States record={record} />
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        {say('resources.riwayat.head.made', {
          who: by(createdBy),
          when: formatDateTime(createdAt),
        })}
        {modifiedAt === createdAt
          ? null
          : `, ${say('resources.riwayat.head.changed', { who: by(modifiedBy), when: formatDateTime(modifiedAt) })}`}
        {' · '}
        <MuiLink component={Link} to={back} sx={{ display: 'inline-block', py: '3px' }}>
          {say('resources.riwayat.head.back')}
        </MuiLink>
      </Box>
    </Box>
  );
};

const States = ({ record }: { record: Peserta }) => {
  const say = useWords();
  const { vaccinationType, statusData, isActive, deletedAt, dosisDiberikan: given } = record;
  const of = dosesToFinish(vaccinationType);
  return (
    <Box sx={row}>
      <StateChip
        meaning="neutral"
        label={say(`resources.riwayat.vaccinationType.${vaccinationType}`)}
      />
      <StateChip
        meaning={statusData === 'VALID' ? 'good' : 'bad'}
        label={say(`resources.riwayat.statusData.${statusData}`)}
      />
      {given >= of ? (
        <StateChip meaning="good" label={say('resources.riwayat.head.done')} />
      ) : given > 0 ? (
        <StateChip
          meaning="information"
          label={say('resources.riwayat.head.doses', { given, of })}
        />
      ) : null}
      {isActive ? null : (
        <StateChip meaning="attention" label={say('resources.riwayat.isActive.false')} />
      )}
      {deletedAt === null ? null : (
        <StateChip meaning="bad" label={say('resources.riwayat.head.deleted')} />
      )}
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
