import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';
import { doseName } from '../doseName.ts';
import { PrevNextPager } from '../PrevNextPager.tsx';

/** Page of the doses given from one batch, for instance after it was recalled. */
export const BatchDosesScreen = () => {
  const t = useMessages();
  const id = Number(useParams()['id']);
  const [search, setSearch] = useSearchParams();
  const requestedPage = search.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const { data, error, refetch } = useCall('vaksinasi', vaksinasiCalls.ofBatch, {
    query: { idBatch: id, pageNumber: page },
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
      {data && data.status !== 'TERSEDIA' ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`resources.vaksinasi.batchDoses.state.${data.status}`)}
        </Alert>
      ) : null}
      {data && data.dosisLewat > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('resources.vaksinasi.batchDoses.after_expiry', { smart_count: data.dosisLewat })}
        </Alert>
      ) : null}
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        label={t('resources.vaksinasi.page.batch')}
        empty={t('resources.vaksinasi.batchDoses.none')}
        total={data?.totalRecords}
        footer={
          data && data.totalPages > 1 ? (
            <PrevNextPager
              page={page}
              totalPages={data.totalPages}
              onPageChange={to => setSearch({ page: String(to) })}
            />
          ) : null
        }
      >
        {dose => (
          <ListRow
            end={
              <>
                {dose.lewat ? (
                  <StateChip meaning="bad" label={t('resources.vaksinasi.batchDoses.late')} />
                ) : null}
                {dose.tertaut ? null : (
                  <StateChip
                    meaning="neutral"
                    label={t('resources.vaksinasi.batchDoses.by_number')}
                  />
                )}
              </>
            }
          >
            <MuiLink
              component={Link}
              to={recordPath('peserta', dose.idPeserta, 'own')}
              sx={{ fontWeight: 600 }}
            >
              {dose.nama}
            </MuiLink>
            <Detail>
              {[doseName(t, dose), formatDate(dose.tanggal), dose.namaFaskes].join(' · ')}
            </Detail>
          </ListRow>
        )}
      </RelatedList>
    </>
  );
};
