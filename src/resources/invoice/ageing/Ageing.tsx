import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { ageBuckets, type AgeingRow } from '#contract/domains/invoice/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { AmountTable, type LinkedAmount } from '../overview/AmountTable.tsx';
import { SumPages } from '../overview/SumPages.tsx';
import { ageingFigures } from './figures.ts';

const rowsPerPage = 100;

/** What is not paid by company and by the days since the due date, with a spreadsheet. */
export const Ageing = () => {
  const t = useMessages();
  const { call } = useApi();
  const download = useServerDownload();
  const ageing = useInfiniteQuery({
    queryKey: ['invoice', 'ageing'],
    queryFn: ({ signal, pageParam }) => {
      const sort = { sortBy: 'sisa', sortOrder: 'desc' } as const;
      const query = { ...sort, pageNumber: pageParam, pageSize: rowsPerPage };
      return call(invoiceCalls.ageing, { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage ?? undefined,
  });
  const exportRows = () =>
    void download.start(async () => {
      const { tiket } = await call(invoiceCalls.ageingTicket, { body: { kueri: {} } });
      return `${invoiceCalls.exportAgeing.path}?tiket=${encodeURIComponent(tiket)}`;
    });
  const amountsOf = (
    { umur, sisa }: Pick<AgeingRow, 'sisa' | 'umur'>,
    idBHBU?: number,
  ): LinkedAmount[] => {
    const lists = ageingFigures(idBHBU);
    return [
      ...ageBuckets.map(bucket => ({
        key: bucket,
        label: t(`resources.invoice.umur.${bucket}`),
        value: umur[bucket],
        to: lists.umur[bucket](),
      })),
      { key: 'sisa', label: t('resources.invoice.ageing.sisa'), value: sisa, to: lists.sisa() },
    ];
  };
  return (
    <>
      <PageHeader
        title={t('resources.invoice.page.ageing')}
        description={t('resources.invoice.ageing.lead')}
        action={
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={download.isStarting}
            disabled={!ageing.data?.pages[0]?.data.length}
            onClick={exportRows}
          >
            {t('list.export.label')}
          </Button>
        }
      />
      <SumPages
        query={ageing}
        empty={t('resources.invoice.ageing.empty')}
        more={t('resources.invoice.ageing.more')}
        count={(shown, all) => t('resources.invoice.ageing.count', { shown, smart_count: all })}
      >
        {(rows, sums) => (
          <AmountTable
            caption={t('resources.invoice.ageing.caption')}
            heads={[t('resources.invoice.fields.namaBHBU')]}
            sum={{ label: t('resources.invoice.overview.sum'), amounts: amountsOf(sums) }}
            rows={rows.map(row => ({
              key: String(row.idBHBU),
              names: [
                <MuiLink
                  key="company"
                  component={Link}
                  to={recordPath('companyAccount', row.idBHBU)}
                >
                  {row.namaBHBU}
                </MuiLink>,
              ],
              amounts: amountsOf(row, row.idBHBU),
            }))}
          />
        )}
      </SumPages>
      <DownloadDialogs download={download} />
    </>
  );
};
