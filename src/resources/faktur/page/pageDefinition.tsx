import { defineResource } from '#src/kit/resource/definition.ts';
import type { Faktur } from '#contract/domains/faktur/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { definition } from '../definition.ts';
import { Differences } from './Differences.tsx';
import { FakturLines } from './FakturLines.tsx';
import { Faults } from './Faults.tsx';

/** Whether a tax invoice is still to be exported, so that what it lacks matters. */
const isOpen = ({ tahap }: Faktur): boolean => tahap !== 'BERNOMOR' && tahap !== 'BATAL';

/** Says that a tax invoice is late; nothing while it is not. */
const LateChip = ({ isLate }: { isLate: boolean }) => {
  const t = useMessages();
  return isLate ? <StateChip meaning="bad" label={t('resources.faktur.terlambat.true')} /> : null;
};

/** The page of a tax invoice: its lines, what it lacks, and its differences to Coretax. */
export const pageDefinition = defineResource<Faktur>({
  ...definition,
  fields: {
    ...definition.fields,
    // Beside the stage, a chip that says 'no' would not say what.
    terlambat: { render: ({ terlambat }) => <LateChip isLate={terlambat} /> },
  },
  show: {
    chips: ['tahap', 'terlambat'],
    number: ({ nomor }) => nomor,
    primary: ({ tahap }) => {
      if (tahap === 'SELISIH') return 'explain';
      return tahap === 'SIAP' ? 'file' : undefined;
    },
    links: ({ id }) => [auditLogLink('faktur', id)],
    facts: [
      {
        title: 'facts',
        fields: [
          { source: 'noInvoice', linkTo: ({ idInvoice }) => ['invoice', idInvoice] },
          { source: 'namaBHBU', linkTo: ({ idBHBU }) => ['bhbu', idBHBU] },
          'kode',
          'nomor',
          'tanggalFaktur',
          { source: 'dasarTanggal', isOptional: true },
          { source: 'tenggat', isOptional: true },
          { source: 'fasilitas', isOptional: true },
          { source: 'statusCoretax', isOptional: true },
          { source: 'idBerkas', isOptional: true },
        ],
      },
      { title: 'lines', Content: FakturLines },
    ],
    parts: [
      {
        title: 'differences',
        isVisible: ({ selisih }) => selisih.length > 0,
        Content: Differences,
      },
      { title: 'check', isVisible: isOpen, Content: Faults },
    ],
  },
});
