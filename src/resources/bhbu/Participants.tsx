import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { canAccess } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { sheet } from '#src/ui/page/sheet.ts';

const counts = [
  { name: 'terdaftar', filter: {} },
  { name: 'valid', filter: { statusData: 'VALID' } },
  { name: 'tidakValid', filter: { statusData: 'INVALID' } },
] as const;

/** Participant counts of a company; a count links to the filtered list if the role can open it. */
export const Participants = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const { role, idReferensi } = useSignedIn();
  const reach = canAccess(role, 'peserta.read');
  const isOwn = reach === 'own' && idReferensi === record.id;
  const listOf = (filter: object): string | undefined => {
    if (isOwn) return `/dashboard/table-list?${asQuery(filter)}`;
    return reach === 'all'
      ? `/admin/peserta/list-upload?${asQuery({ idBHBU: String(record.id), ...filter })}`
      : undefined;
  };
  return (
    <Box
      component="dl"
      sx={{ ...sheet, py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}
    >
      {counts.map(({ name, filter }) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {say(`resources.bhbu.people.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            <Count to={listOf(filter)} n={record.jumlahPeserta[name]} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Count = ({ to, n }: { to: string | undefined; n: number }) =>
  to === undefined ? (
    formatNumber(n)
  ) : (
    <MuiLink component={Link} to={to}>
      {formatNumber(n)}
    </MuiLink>
  );

const asQuery = (filter: object): string =>
  new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
