import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import type { SatusehatRecord, SatusehatReport } from '#contract/domains/satusehat/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { FacilityChoice } from '../contact/FacilityChoice.tsx';
import { PrevNextPager } from '../vaksinasi/PrevNextPager.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import type { NumberField } from './NumbersDialog.tsx';
import { RangeFields } from './RangeFields.tsx';
import { RecordRow } from './RecordRow.tsx';
import { StateFilter } from './StateFilter.tsx';
import { useReportParams, type ReportParams } from './useReportParams.ts';

const NumbersDialog = lazyDialog(async () => ({
  default: (await import('./NumbersDialog.tsx')).NumbersDialog,
}));
const ImportDialog = lazyDialog(async () => ({
  default: (await import('./ImportDialog.tsx')).ImportDialog,
}));

/** Records of a page. */
const pageSize = 50;

/** What of a facility's doses is ready for SATUSEHAT, what each lacks, and the file of those that are ready. */
export const SatusehatScreen = () => {
  const t = useMessages();
  const params = useReportParams();
  const { idFaskes } = params;
  return idFaskes === null ? (
    <>
      <PageHeader
        title={t('resources.satusehat.name')}
        description={t('resources.satusehat.lead')}
      />
      <FacilityChoice
        label={t('resources.satusehat.fields.idFaskes')}
        onChoose={id => params.set({ faskes: id })}
      />
    </>
  ) : (
    <Report params={params} idFaskes={idFaskes} />
  );
};

const Report = ({ params, idFaskes }: { params: ReportParams; idFaskes: number }) => {
  const t = useMessages();
  const can = usePermission();
  const { dari, sampai, keadaan, page } = params;
  const query = useCall(
    'satusehat',
    satusehatCalls.report,
    { query: { idFaskes, dari, sampai, keadaan, pageNumber: page, pageSize } },
    { keepsPrevious: true },
  );
  const { data: report, error } = query;
  const [isImporting, setIsImporting] = useState(false);
  const range = { dari, sampai };
  const rangeError = error instanceof CallError ? error.body.errors?.['sampai'] : undefined;
  return (
    <>
      <PageHeader
        title={t('resources.satusehat.name')}
        description={t('resources.satusehat.lead')}
        extraButtons={
          <>
            {params.isOwn ? null : (
              <Button variant="text" onClick={() => params.set({ faskes: '' })}>
                {t('resources.satusehat.otherFacility')}
              </Button>
            )}
            {can('satusehat.update') ? (
              <Button variant="outlined" onClick={() => setIsImporting(true)}>
                {t('resources.satusehat.import.button')}
              </Button>
            ) : null}
            {report && can('satusehat.export') ? (
              <ExportButtons key={`${dari} ${sampai}`} report={report} range={range} />
            ) : null}
          </>
        }
      />
      {params.isOwn || !report ? null : (
        <Typography sx={{ fontWeight: 600, mb: 2 }}>{report.faskes.namaFaskes}</Typography>
      )}
      <RangeFields params={params} error={rangeError} />
      {report ? <FacilityNotice faskes={report.faskes} /> : null}
      <StateFilter
        value={keadaan}
        counts={report?.hitungan}
        onChange={state => params.set({ keadaan: state ?? '' })}
      />
      <Records query={query} params={params} />
      {isImporting ? (
        <ImportDialog idFaskes={idFaskes} range={range} onClose={() => setIsImporting(false)} />
      ) : null}
    </>
  );
};

/** Says that the facility's own numbers are missing, which every record needs. */
const FacilityNotice = ({ faskes }: { faskes: SatusehatReport['faskes'] }) => {
  const t = useMessages();
  const can = usePermission();
  if (faskes.ihsOrganisasi !== null && faskes.ihsLokasi !== null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('resources.satusehat.facility.missing')}{' '}
      {can('faskes.update') ? (
        <MuiLink component={Link} to={recordPath('faskesForm', faskes.id)}>
          {t('resources.satusehat.facility.enter')}
        </MuiLink>
      ) : (
        t('resources.satusehat.facility.ask')
      )}
    </Alert>
  );
};

interface RecordsProps {
  query: {
    readonly data: SatusehatReport | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  params: ReportParams;
}

const Records = ({ query: { data: report, error, refetch }, params }: RecordsProps) => {
  const t = useMessages();
  const { keadaan, page, set } = params;
  const [entering, setEntering] = useState<{ record: SatusehatRecord; field: NumberField }>();
  const [takenBack, setTakenBack] = useState<SatusehatRecord>();
  const { totalRecords: total = 0, totalPages = 0 } = report ?? {};
  return (
    <>
      <RelatedList
        query={{ data: report?.data, error, refetch }}
        label={t('resources.satusehat.list')}
        empty={t(`resources.satusehat.none.${keadaan ?? 'all'}`)}
        total={total}
        keyOf={({ sumber, nomor }) => `${sumber} ${nomor}`}
        footer={
          totalPages > 1 ? (
            <PrevNextPager
              page={page}
              totalPages={totalPages}
              onPageChange={to => set({ page: String(to) })}
            />
          ) : null
        }
      >
        {record =>
          report ? (
            <RecordRow
              record={record}
              faskes={report.faskes}
              onEnter={field => setEntering({ record, field })}
              onTakeBack={() => setTakenBack(record)}
            />
          ) : null
        }
      </RelatedList>
      {entering ? <NumbersDialog {...entering} onClose={() => setEntering(undefined)} /> : null}
      {takenBack ? (
        <TakeBackDialog record={takenBack} onClose={() => setTakenBack(undefined)} />
      ) : null}
    </>
  );
};

/** Takes back that a record was sent. */
const TakeBackDialog = ({ record, onClose }: { record: SatusehatRecord; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { sumber, nomor, nama: name } = record;
  return (
    <CommandDialog
      title={t('resources.satusehat.takeBack.title', { name })}
      lead={t('resources.satusehat.takeBack.lead')}
      confirmLabel={t('resources.satusehat.takeBack.confirm')}
      maxWidth="xs"
      run={() => call(satusehatCalls.unmarkSent, { body: { sumber, nomor } })}
      invalidates={['satusehat']}
      success={() => t('resources.satusehat.takeBack.done')}
      onClose={onClose}
    />
  );
};
