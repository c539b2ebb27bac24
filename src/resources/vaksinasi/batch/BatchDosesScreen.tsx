import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { vaksinasiCalls, type BatchDose } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { doseName } from '../doseName.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';

/** Page of the doses given from one batch, for instance after it was recalled. */
export const BatchDosesScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const id = Number(useParams()['id']);
  const [search, setSearch] = useSearchParams();
  const requestedPage = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const { data, error } = useQuery({
    queryKey: ['vaksinasi', 'batch', id, page],
    queryFn: ({ signal }) =>
      call(vaksinasiCalls.ofBatch, { query: { idBatch: id, pageNumber: page } }, { signal }),
  });
  return (
    <>
      <PageHeader
        title={t('resources.vaksinasi.page.batch')}
        description={
          data &&
          t('resources.vaksinasi.batchDoses.lead', {
            product: data.namaProduk,
            batch: data.nomor,
            until: formatDate(data.kedaluwarsa),
            smart_count: data.totalRecords,
          })
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={160} /> : null}
      {data && data.status !== 'TERSEDIA' ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`resources.vaksinasi.batchDoses.state.${data.status}`)}
        </Alert>
      ) : null}
      {data?.totalRecords === 0 ? (
        <Typography color="textSecondary">{t('resources.vaksinasi.batchDoses.none')}</Typography>
      ) : null}
      {data && data.data.length > 0 ? (
        <Box component="ul" aria-label={t('resources.vaksinasi.page.batch')} sx={listStyle}>
          {data.data.map(dose => (
            <DoseItem key={dose.id} dose={dose} />
          ))}
        </Box>
      ) : null}
      {data && data.totalPages > 1 ? (
        <PrevNextPager
          page={page}
          totalPages={data.totalPages}
          onPageChange={to => setSearch({ page: String(to) })}
        />
      ) : null}
    </>
  );
};

const DoseItem = ({ dose }: { dose: BatchDose }) => {
  const t = useMessages();
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <MuiLink component={Link} to={recordPath('peserta', dose.idPeserta, 'own')} sx={linkStyle}>
          {dose.nama}
        </MuiLink>
        {dose.tertaut ? null : (
          <StateChip meaning="neutral" label={t('resources.vaksinasi.batchDoses.by_number')} />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {[doseName(t, dose), formatDate(dose.tanggal), dose.namaFaskes].join(' · ')}
      </Box>
    </li>
  );
};

const linkStyle = { fontWeight: 600, overflowWrap: 'anywhere', py: '3px' };
const listStyle = {
  ...borderedList,
  px: 0,
  '& li': { p: 2 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
