import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pksPrintPath } from '#src/kit/documents/printPaths.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { NotesPanel } from '#src/kit/note/index.ts';
import { Card, Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import {
  defineResource,
  type RecordLink,
  type ResourceSpec,
} from '#src/kit/resource/definition.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { LineTable } from '../order/page/LineTable.tsx';
import { AmountList } from '../order/page/OrderAmounts.tsx';
import { orderMeaning } from '../order/states.ts';
import { LetterList } from '../surat/LetterList.tsx';
import { AmendmentDelta } from './AmendmentDelta.tsx';
import { CaseFile } from './CaseFile.tsx';
import { Deadlines } from './Deadlines.tsx';
import { definition, ownDefinition } from './definition.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { IssueChecklist } from './IssueChecklist.tsx';
import { Signature } from './Signature.tsx';
import { SignedCopies } from './SignedCopies.tsx';
import { isSigning, usePksTurn } from './usePksTurn.ts';

interface PksProps {
  record: Pks;
}

/** The print view of an agreement, which is the first thing to do while it waits for a signature. */
const printLink = ({ id, jenis }: Pks): RecordLink => ({
  label: 'common.action.print',
  to: pksPrintPath({ id, jenis }),
  right: 'pks.read',
  icon: <PrintOutlinedIcon />,
});

/** The event that is next in a state. */
const nextEvents: Partial<Record<Pks['statuspks'], string>> = {
  DRAFT: 'issue',
  TERBIT: 'sendForSignature',
  MENUNGGU_VERIFIKASI: 'verify',
};

/** Whether the content of an agreement no longer follows its order. */
const isFrozen = ({ isi }: Pks): boolean => isi !== null;

/** Returns the page of an agreement for those who see all of them, or their own. */
const pageOf = (base: ResourceSpec<Pks>) =>
  defineResource<Pks>({
    ...base,
    fields: {
      ...base.fields,
      ttdPembeli: { render: ({ ttdPembeli }) => <Signature signature={ttdPembeli} /> },
      ttdPenjual: { render: ({ ttdPenjual }) => <Signature signature={ttdPenjual} /> },
    },
    show: {
      ...base.show,
      Notice: PksNotices,
      primary: record =>
        nextEvents[record.statuspks] ??
        (isSigning(record.statuspks) ? printLink(record) : undefined),
      useTurn: usePksTurn,
      links: record => [
        ...(isSigning(record.statuspks) ? [] : [printLink(record)]),
        {
          label: 'resources.pks.link.order',
          to: recordPath('order', record.idOrder),
          right: 'order.read',
        },
        {
          label: 'resources.pks.link.notes',
          to: `/dashboard/pengiriman/tech-meet/${record.idOrder}`,
          right: 'notulen.read',
        },
        {
          label: 'resources.pks.link.hold',
          to: `/admin/penahanan/baru?sasaran=PERJANJIAN&idPKS=${record.id}`,
          right: 'penahanan.create',
        },
        auditLogLink('pks', record.id),
      ],
      facts: [
        { title: 'deadlines', Content: PksDeadlines },
        {
          title: 'validity',
          fields: [
            'tanggalPKS',
            'berlakuSampai',
            { source: 'noOrder', linkTo: ({ idOrder }) => ['order', idOrder] },
            { source: 'catatanLegal', isOptional: true },
          ],
        },
        {
          title: 'amendment',
          isVisible: ({ jenis }) => jenis === 'AMANDEMEN',
          Content: ({ record }) => <AmendmentDelta idOrder={record.idOrder} />,
        },
        { title: 'parties', Content: Parties },
        { title: 'amounts', isVisible: isFrozen, Content: Amounts },
        { title: 'lines', isVisible: isFrozen, Content: SnapshotLines },
        {
          title: 'signatures',
          isVisible: isFrozen,
          fields: ['ttdPembeli', 'ttdPenjual', 'verifikator'],
        },
      ],
      parts: [
        { title: 'orders', right: 'order.read', Content: Orders },
        { title: 'letters', right: 'surat.read', Content: Letters },
        { title: 'files', Content: EvidenceFiles },
        { title: 'notes', Content: Notes },
        { title: 'caseFile', right: 'pks.caseFile', Content: CaseFile },
      ],
    },
  });

/** What is missing of a draft, and the notices that were given. */
const PksNotices = ({ record }: PksProps) => (
  <>
    <IssueChecklist record={record} />
    {record.statuspks === 'MENUNGGU_VERIFIKASI' ? <SignedCopies record={record} /> : null}
    <Notices record={record} />
  </>
);

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
    <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {lines.map(line => (
        <Box key={line}>{line}</Box>
      ))}
    </Alert>
  );
};

const PksDeadlines = ({ record: { tenggat, statuspks } }: PksProps) => (
  <Deadlines deadlines={tenggat} status={statuspks} />
);

const Parties = ({ record: { isi: content } }: PksProps) => {
  const t = useMessages();
  if (!content) return t('resources.pks.party.not_frozen');
  const { pembeli, penjual, rekening, tempat } = content;
  const party = ({ nama, alamat, penanggungJawab, jabatan }: typeof pembeli | typeof penjual) => (
    <Lines
      lines={[
        nama,
        alamat,
        t('resources.pks.signature.by', { name: penanggungJawab, position: jabatan }),
      ]}
    />
  );
  return (
    <FactGrid
      facts={[
        [t('resources.pks.party.buyer'), party(pembeli)],
        [t('resources.pks.party.npwp'), pembeli.npwp],
        [t('resources.pks.party.nib'), pembeli.nib],
        [t('resources.pks.party.seller'), party(penjual)],
        [
          t('resources.pks.party.account'),
          <Lines
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
const Lines = ({ lines: [name, ...rest] }: { lines: readonly string[] }) => (
  <>
    <strong>{name}</strong>
    {rest.map(line => (
      <div key={line}>{line}</div>
    ))}
  </>
);

const Amounts = ({ record: { isi: content } }: PksProps) => {
  const t = useMessages();
  if (!content) return null;
  const { model, skemaBayar, terbilang } = content;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FactGrid
        facts={[
          [t('resources.order.fields.model'), t(`resources.order.model.${model}`)],
          [t('resources.order.fields.skema'), t(`resources.order.skema.${skemaBayar}`)],
        ]}
      />
      <Card>
        <AmountList amounts={content} words={terbilang} />
      </Card>
    </Box>
  );
};

/** The facilities of an agreement with their contact persons, doses and prices. */
const SnapshotLines = ({ record: { isi } }: PksProps) => {
  const t = useMessages();
  return (
    <LineTable
      lines={(isi?.baris ?? []).map((line, id) => ({
        id,
        faskes: line.faskes,
        produk: line.produk,
        mulai: line.tanggalVaksinasi,
        details: [
          line.alamat,
          `${t('resources.order.fields.namaPICFaskes')}: ${line.picFaskes}`,
          `${t('resources.order.fields.namaPICBHBU')}: ${line.picBHBU}`,
        ],
        peserta: line.jumlahPeserta,
        dosis: line.jumlahDosis,
        harga: line.hargaSatuan,
        hargaLayanan: line.hargaLayanan,
      }))}
    />
  );
};

/** The orders of an agreement: its own, and those placed under a booster agreement. */
const Orders = ({ record: { id } }: PksProps) => {
  const t = useMessages();
  return (
    <RelatedList
      query={useCall('pks', orderCalls.ofPks, { params: { id } })}
      empty={t('resources.pks.order.none')}
    >
      {order => (
        <ListRow
          end={
            <StateChip
              meaning={orderMeaning[order.status]}
              label={t(`resources.order.status.${order.status}`)}
            />
          }
        >
          <MuiLink component={Link} to={recordPath('order', order.id)}>
            {order.noOrder}
          </MuiLink>
          <Detail>
            {t('resources.pks.order.doses', {
              people: formatNumber(order.jumlahPeserta),
              doses: formatNumber(order.dosisDisetujui ?? order.jumlahDosis),
              total: formatRupiah(order.totalHarga),
            })}
          </Detail>
        </ListRow>
      )}
    </RelatedList>
  );
};

const Letters = ({ record: { id } }: PksProps) => <LetterList of={{ idPKS: id }} />;

const Notes = ({ record: { id } }: PksProps) => (
  <NotesPanel resource="pks" id={id} calls={pksCalls} read="pks.read" />
);

export const pageDefinition = pageOf(definition);
export const ownPageDefinition = pageOf(ownDefinition);
