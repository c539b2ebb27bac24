import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { rowResults, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import type { PageAction } from '#src/kit/page/MoreActions.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useCountsFormatter } from './useCountsFormatter.ts';
import { ImportStepper, type ImportStep } from './ImportStepper.tsx';

const DiscardImportDialog = lazyDialog(() => import('./DiscardImportDialog.tsx'));
const RememberedRulesDialog = lazyDialog(
  () => import('./validate/rules/RememberedRulesDialog.tsx'),
);

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
  const [discarding, setDiscarding] = useState(false);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const hasRules =
    importRecord.jenis !== 'smartChecking' &&
    (importRecord.idBHBU !== null || importRecord.idFaskes !== null);
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
  const isClosed = !['DIPERIKSA', 'DISIMPAN'].includes(importRecord.status);
  const isOpen = importRecord.status === 'DIPERIKSA' && currentStep !== 'simpan';
  const actions: PageAction[] = [
    ...(onColumns ? [{ label: t('resources.import.columns.open'), onClick: onColumns }] : []),
    ...(hasRules
      ? [{ label: t('resources.import.rules.open'), onClick: () => setRulesOpen(true) }]
      : []),
    ...(isOpen
      ? [{ label: t('resources.import.discard.action'), onClick: () => setDiscarding(true) }]
      : []),
  ];
  return (
    <Box sx={currentStep ? stripStyle : undefined}>
      <PageHeader
        title={importRecord.namaBerkas}
        documentTitle={t('resources.import.page.tab', { name: importRecord.namaBerkas })}
        breadcrumb={t(`resources.import.kind_name.${importRecord.jenis}`)}
        step={currentStep}
        description={
          <>
            <Box
              component="span"
              title={facts.join(' · ')}
              sx={currentStep ? stripFactsStyle : factsStyle}
            >
              {facts.join(' · ')}
            </Box>
            <Box
              component="span"
              aria-live="polite"
              // The chips beside the rows show the counts.
              sx={isClosed ? undefined : visuallyHidden}
            >
              {counts(importRecord, rowResults)}
              {importRecord.diurungkan
                ? `. ${t('resources.import.head.undone', importRecord.diurungkan)}`
                : null}
            </Box>
          </>
        }
        extraButtons={currentStep ? <ImportStepper now={currentStep} /> : null}
        moreActions={actions}
      />
      {areRulesOpen ? (
        <Suspense>
          <RememberedRulesDialog importRecord={importRecord} onClose={() => setRulesOpen(false)} />
        </Suspense>
      ) : null}
      {discarding ? (
        <Suspense>
          <DiscardImportDialog importRecord={importRecord} onClose={() => setDiscarding(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
};

const factsStyle = { display: 'block' };

/** One line above the rows, which need the height. */
const stripFactsStyle = {
  ...factsStyle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
};

/**
 * File, steps and actions in one line, to leave the height to the rows; the steps go below where they
 * would squeeze the name of the file.
 */
const stripStyle = {
  mt: { sm: -2 },
  '& > header': { mb: 1 },
  '& > header > div': { alignItems: 'center', flexWrap: { sm: 'wrap' }, rowGap: { sm: 0.5 } },
  '& > header > div > div:first-of-type': { flexBasis: { sm: 360 } },
  '& h1': { fontSize: '1.125rem', lineHeight: '24px' },
  '& header h1 + div': { mt: 0, fontSize: '0.8125rem' },
  '& header ol': { mt: 0, flexWrap: { sm: 'nowrap' } },
  '& > header > div > div:last-of-type': {
    flex: { sm: 'none' },
    flexWrap: { sm: 'nowrap' },
    flexDirection: { sm: 'row-reverse' },
    alignItems: 'center',
    columnGap: 3,
  },
};
