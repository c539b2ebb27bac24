import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { fillPath } from '#contract/core/path.ts';
import {
  companyAccountCalls,
  fullDays,
  type CompanyAccount,
} from '#contract/domains/company-account.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { accountPrintPath } from '#src/kit/documents/printPaths.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { daysQuery, useAccountDays } from './accountDays.ts';
import { DayFields } from './DayFields.tsx';
import { Movements } from './Movements.tsx';
import { OpenItems } from './OpenItems.tsx';

/** The account of the company in the URL: its movements over some days, and what is open now. */
export const CompanyAccountScreen = () => {
  const t = useMessages();
  const { call } = useApi();
  const id = Number(useParams()['id']);
  const today = useToday();
  const [days, setDay] = useAccountDays();
  const input = { params: { id }, query: { ...days } };
  const account = useCall('invoice', companyAccountCalls.get, input, { keepsPrevious: true });
  const { data, error } = account;
  const download = useServerDownload();
  const startExport = () =>
    void download.start(async () => {
      const { tiket } = await call(companyAccountCalls.exportTicket, {
        params: { id },
        body: { kueri: days },
      });
      const path = fillPath(companyAccountCalls.export.path, { id });
      return `${path}?tiket=${encodeURIComponent(tiket)}`;
    });
  const errors = error instanceof CallError && error.status === 422 ? error.body.errors : undefined;
  if (!data && !errors) return <Loaded {...account}>{() => null}</Loaded>;
  return (
    <>
      <PageHeader
        title={t('resources.companyAccount.name')}
        description={
          data
            ? t('resources.companyAccount.per', {
                company: data.namaBHBU,
                when: formatDateTime(data.dibuat),
              })
            : undefined
        }
        extraButtons={
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            component={Link}
            to={`${accountPrintPath(id)}${daysQuery(days)}`}
            disabled={!data}
          >
            {t('resources.companyAccount.print')}
          </Button>
        }
        action={
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={download.isStarting}
            disabled={!data}
            onClick={startExport}
          >
            {t('list.export.label')}
          </Button>
        }
      />
      <DayFields days={data ?? fullDays(days, today)} errors={errors ?? {}} onChange={setDay} />
      {data ? <Account account={data} /> : null}
      <DownloadDialogs download={download} />
    </>
  );
};

const Account = ({ account }: { account: CompanyAccount }) => {
  const t = useMessages();
  const { saldoAwal, bertambah, berkurang, saldoAkhir, mutasi } = account;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card>
        <Figures
          facts={[
            [t('resources.companyAccount.opening'), formatRupiah(saldoAwal)],
            [t('resources.companyAccount.added'), formatRupiah(bertambah)],
            [t('resources.companyAccount.taken'), formatRupiah(berkurang)],
            [t('resources.companyAccount.closing'), formatRupiah(saldoAkhir)],
          ]}
        />
      </Card>
      <RecordSection title={t('resources.companyAccount.movements')}>
        {mutasi.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('resources.companyAccount.none')}</Box>
        ) : (
          <Movements account={account} />
        )}
      </RecordSection>
      <OpenItems account={account} />
    </Box>
  );
};
