import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { OverviewFilters, type OverviewFilter } from './OverviewFilters.tsx';
import type { OverviewPart } from './figures.ts';
import { moneyColumns, OverviewRows } from './OverviewRows.tsx';
import { SumPages } from './SumPages.tsx';

const filterNames = ['dari', 'sampai', 'idBHBU'] as const;

/** What is to invoice, issued, due and paid by month and company, with a spreadsheet. */
export const MoneyOverview = () => {
  const t = useMessages();
  const { call } = useApi();
  const [search, setSearch] = useSearchParams();
  const filter: OverviewFilter = Object.fromEntries(
    filterNames.flatMap(name => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
  const { dari, sampai } = filter;
  const isReversed = dari !== undefined && sampai !== undefined && dari > sampai;
  const overview = useOverview(filter, !isReversed);
  const download = useServerDownload();
  const exportRows = () =>
    void download.start(async () => {
      const { tiket } = await call(invoiceCalls.overviewTicket, { body: { kueri: filter } });
      return `${invoiceCalls.exportOverview.path}?tiket=${encodeURIComponent(tiket)}`;
    });
  return (
    <>
      <PageHeader
        title={t('resources.invoice.page.overview')}
        description={t('resources.invoice.overview.lead')}
        extraButtons={
          <Button variant="outlined" component={Link} to="/admin/invoice/umur-piutang">
            {t('resources.invoice.ageing.link')}
          </Button>
        }
        action={
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={download.isStarting}
            disabled={!overview.data?.pages[0]?.data.length}
            onClick={exportRows}
          >
            {t('list.export.label')}
          </Button>
        }
      />
      <OverviewFilters
        filter={filter}
        onChange={next => setSearch(new URLSearchParams({ ...next }), { replace: true })}
      />
      {isReversed ? (
        <Alert severity="warning">{t('resources.invoice.overview.range')}</Alert>
      ) : (
        <SumPages
          query={overview}
          empty={t('resources.invoice.overview.empty')}
          more={t('resources.invoice.overview.more')}
          count={(shown, all) => t('resources.invoice.overview.count', { shown, smart_count: all })}
          footer={<HowComputed />}
        >
          {(rows, sums) => <OverviewRows part={partOf(filter)} rows={rows} sums={sums} />}
        </SumPages>
      )}
      <DownloadDialogs download={download} />
    </>
  );
};

/** The months and the company of the sums; this year when the filter names no months. */
function partOf({ dari, sampai, idBHBU }: OverviewFilter): OverviewPart {
  const year = jakartaDay(new Date()).slice(0, 4);
  return {
    dari: dari ?? `${year}-01`,
    sampai: sampai ?? `${year}-12`,
    ...(idBHBU === undefined ? {} : { idBHBU: Number(idBHBU) }),
  };
}

/** What each column of the overview counts. */
const HowComputed = () => {
  const t = useMessages();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'resources.invoice.overview.hide' : 'resources.invoice.overview.how')}
      </Button>
      <Box id={panelId} component="ul" hidden={!isOpen} sx={{ m: 0, pl: 2.5, maxWidth: 720 }}>
        {moneyColumns.map(name => (
          <li key={name}>{t(`resources.invoice.overview.explanation.${name}`)}</li>
        ))}
      </Box>
    </Box>
  );
};

const rowsPerPage = 100;

/** Queries the overview, the latest month first, page after page. */
function useOverview(filter: OverviewFilter, enabled: boolean) {
  const { call } = useApi();
  return useInfiniteQuery({
    queryKey: ['invoice', 'overview', filter],
    queryFn: ({ signal, pageParam }) => {
      const sort = { sortBy: 'bulan', sortOrder: 'desc' } as const;
      const query = { ...filter, ...sort, pageNumber: pageParam, pageSize: rowsPerPage };
      return call(invoiceCalls.overview, { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextPage }) => nextPage ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
}
