import { useState } from 'react';
import { importCalls, rowResults, type Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { PageAction } from '#src/layout/page/MoreActions.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CommandDialog } from '#src/ui/command/CommandDialog.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { useImportCache } from './useImport.ts';
import { useCountsFormatter } from './useCountsFormatter.ts';
import { ImportStepper, type ImportStep } from './ImportStepper.tsx';

interface ImportHeaderProps {
  importRecord: Import;
  currentStep: ImportStep | undefined;
  /** Opens the column mapping; undefined while the mapping cannot be changed. */
  onColumns: (() => void) | undefined;
}

/** Header of an import: the file, its company and facility, its row counts and its current step. */
export const ImportHeader = ({ importRecord, currentStep, onColumns }: ImportHeaderProps) => {
  const t = useMessages();
  const counts = useCountsFormatter();
  const { call } = useApi();
  const cache = useImportCache(importRecord.id);
  const [discarding, setDiscarding] = useState(false);
  const facts = [
    importRecord.jenis !== 'peserta' && t(`resources.import.jenis.${importRecord.jenis}`),
    t('resources.import.head.rows', { smart_count: importRecord.jumlahBaris }),
    importRecord.namaBHBU && t('resources.import.head.company', { name: importRecord.namaBHBU }),
    importRecord.namaFaskes && t('resources.import.head.faskes', { name: importRecord.namaFaskes }),
    t('resources.import.head.by', {
      who: importRecord.createdBy ?? '',
      when: formatDateTime(importRecord.createdAt),
    }),
  ].filter(Boolean);
  const isClosed = importRecord.status === 'DIURUNGKAN' || importRecord.status === 'DIBUANG';
  const isOpen = importRecord.status === 'DIPERIKSA' && currentStep !== 'simpan';
  const actions: PageAction[] = [
    ...(onColumns ? [{ label: t('resources.import.columns.open'), onClick: onColumns }] : []),
    ...(isOpen
      ? [{ label: t('resources.import.discard.action'), onClick: () => setDiscarding(true) }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={importRecord.namaBerkas}
        documentTitle={t('resources.import.page.tab', { name: importRecord.namaBerkas })}
        breadcrumb={t(`resources.import.kind_name.${importRecord.jenis}`)}
        description={
          <>
            {facts.join(' · ')}
            <br />
            <span aria-live="polite">{counts(importRecord, rowResults)}</span>
          </>
        }
        moreActions={actions}
      >
        {isClosed ? null : <ImportStepper now={currentStep} />}
      </PageHeader>
      {discarding ? (
        <CommandDialog
          title={t('resources.import.discard.title', { name: importRecord.namaBerkas })}
          description={t('resources.import.discard.text', {
            smart_count: importRecord.jumlahBaris,
          })}
          confirmLabel={t('resources.import.discard.confirm')}
          isDestructive
          run={async () =>
            cache.setImport(await call(importCalls.discard, { params: { id: importRecord.id } }))
          }
          onClose={() => setDiscarding(false)}
        />
      ) : null}
    </>
  );
};
