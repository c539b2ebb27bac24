import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Pks, PksSnapshot } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { AmountList } from '../order/page/AmountList.tsx';
import { AmendmentDelta } from './AmendmentDelta.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Facts } from './Facts.tsx';
import { Signatures } from './Signatures.tsx';
import { SnapshotLines } from './SnapshotLines.tsx';

interface PksProps {
  record: Pks;
}

interface SnapshotProps {
  content: PksSnapshot;
}

/** What an agreement says: its deadlines, parties, amounts, lines and signatures. */
export const PksFacts = ({ record }: PksProps) => {
  const t = useMessages();
  const { isi: content, tenggat, jenis, idOrder, statuspks } = record;
  return (
    <>
      <Notices record={record} />
      <RecordSection title={t('resources.pks.section.deadlines')}>
        <Deadlines deadlines={tenggat} status={statuspks} />
      </RecordSection>
      <RecordSection title={t('resources.pks.section.validity')}>
        <Validity record={record} />
      </RecordSection>
      {jenis === 'AMANDEMEN' ? (
        <RecordSection title={t('resources.pks.section.amendment')}>
          <AmendmentDelta idOrder={idOrder} />
        </RecordSection>
      ) : null}
      {content ? (
        <>
          <RecordSection title={t('resources.pks.section.parties')}>
            <Parties content={content} />
          </RecordSection>
          <RecordSection title={t('resources.pks.section.amounts')}>
            <Amounts content={content} />
          </RecordSection>
          <RecordSection title={t('resources.pks.section.lines')}>
            <SnapshotLines lines={content.baris} />
          </RecordSection>
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('resources.pks.party.not_frozen')}</Box>
      )}
      {content ? (
        <RecordSection title={t('resources.pks.section.signatures')}>
          <Signatures record={record} />
        </RecordSection>
      ) : null}
    </>
  );
};

/** The notices that were given, with their evidence and the reason of the latest event. */
const Notices = ({ record }: PksProps) => {
  const t = useMessages();
  const { tanggalPeringatan, pihakPeringatan, tanggalPemberitahuan, sebabAkhir } = record;
  const { alasan, bukti } = record;
  const lines = [
    tanggalPeringatan !== null && pihakPeringatan !== null
      ? t('resources.pks.notice.breach', {
          party: t(`resources.pks.pihakPeringatan.${pihakPeringatan}`),
          day: formatDate(tanggalPeringatan),
        })
      : null,
    tanggalPemberitahuan !== null && sebabAkhir !== null
      ? t('resources.pks.notice.termination', {
          day: formatDate(tanggalPemberitahuan),
          cause: t(`resources.pks.sebabAkhir.${sebabAkhir}`),
        })
      : null,
    alasan === null ? null : t('common.timeline.reason', { reason: alasan }),
    bukti === null ? null : t('resources.pks.notice.evidence', { evidence: bukti }),
  ].filter(line => line !== null);
  if (lines.length === 0) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {lines.map(line => (
        <Box key={line}>{line}</Box>
      ))}
    </Alert>
  );
};

const Validity = ({ record: { tanggalPKS, berlakuSampai, catatanLegal, noOrder } }: PksProps) => {
  const t = useMessages();
  return (
    <Facts
      facts={[
        [t('resources.pks.fields.tanggalPKS'), formatDate(tanggalPKS)],
        [t('resources.pks.fields.berlakuSampai'), formatDate(berlakuSampai)],
        [t('resources.pks.fields.noOrder'), noOrder],
        ...(catatanLegal ? [[t('resources.pks.fields.catatanLegal'), catatanLegal] as const] : []),
      ]}
    />
  );
};

const Parties = ({ content: { pembeli, penjual, rekening, tempat } }: SnapshotProps) => {
  const t = useMessages();
  const signatory = ({ penanggungJawab, jabatan }: typeof penjual) =>
    t('resources.pks.signature.by', { name: penanggungJawab, position: jabatan });
  return (
    <Facts
      facts={[
        [
          t('resources.pks.party.buyer'),
          <Party key="buyer" lines={[pembeli.nama, pembeli.alamat, signatory(pembeli)]} />,
        ],
        [t('resources.pks.party.npwp'), pembeli.npwp],
        [t('resources.pks.party.nib'), pembeli.nib],
        [
          t('resources.pks.party.seller'),
          <Party key="seller" lines={[penjual.nama, penjual.alamat, signatory(penjual)]} />,
        ],
        [
          t('resources.pks.party.account'),
          <Party
            key="account"
            lines={[
              t('resources.pks.party.branch', { bank: rekening.bank, branch: rekening.cabang }),
              t('resources.pks.party.holder', { number: rekening.nomor, name: rekening.atasNama }),
            ]}
          />,
        ],
        [t('resources.pks.party.place'), tempat],
      ]}
    />
  );
};

/** A name with the lines below it. */
const Party = ({ lines: [name, ...rest] }: { lines: readonly string[] }) => (
  <>
    <Box sx={{ fontWeight: 500 }}>{name}</Box>
    {rest.map(line => (
      <Box key={line} sx={{ typography: 'body2' }}>
        {line}
      </Box>
    ))}
  </>
);

const Amounts = ({ content }: SnapshotProps) => {
  const t = useMessages();
  const { model, skemaBayar } = content;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          [t('resources.order.fields.model'), t(`resources.order.model.${model}`)],
          [t('resources.order.fields.skema'), t(`resources.order.skema.${skemaBayar}`)],
        ]}
      />
      <Box sx={{ ...borderedList, py: 1.5 }}>
        <AmountList amounts={content} words={content.terbilang} />
      </Box>
    </Box>
  );
};
