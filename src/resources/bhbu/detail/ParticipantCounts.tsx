import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { canAccess } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

const countFilters = [
  { name: 'terdaftar', filter: {} },
  { name: 'valid', filter: { statusData: 'VALID' } },
  { name: 'tidakValid', filter: { statusData: 'INVALID' } },
] as const;

/** Participant counts of a company; a count links to the filtered list if the role can open it. */
export const ParticipantCounts = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const { role, idReferensi } = useRequiredSession();
  const scope = canAccess(role, 'peserta.read');
  const isOwn = scope === 'own' && idReferensi === record.id;
  const listPath = (filter: object): string | undefined => {
    if (isOwn) return `/dashboard/table-list?${toListQuery(filter)}`;
    return scope === 'all'
      ? `/admin/peserta/list-upload?${toListQuery({ idBHBU: String(record.id), ...filter })}`
      : undefined;
  };
  return (
    <Box
      component="dl"
      sx={{ ...borderedList, py: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}
    >
      {countFilters.map(({ name, filter }) => (
        <Box key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t(`resources.bhbu.participants.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
            <Count to={listPath(filter)} n={record.jumlahPeserta[name]} />
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

const toListQuery = (filter: object): string =>
  new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
