import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { certificatePrintPath } from '#src/kit/documents/printPaths.ts';
import { usePdfDownload } from '#src/kit/documents/usePdfDownload.ts';
import { ByAt } from '#src/kit/fields/ByAt.tsx';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { auditLogLink } from '#src/kit/record/auditLogLink.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { certificateSpec } from '../definition.ts';
import { OutdatedAlert } from '../OutdatedAlert.tsx';
import { useCertificatesOf, validCertificate } from '../useCertificatesOf.ts';
import { useCardDownload } from './useCardDownload.ts';

interface CertificateProps {
  record: Certificate;
}

/** Why a proof does not count any more, where its successor is, or why it has to be replaced. */
const CertificateNotice = ({ record }: CertificateProps) => {
  const t = useMessages();
  const { id, idPeserta, status } = record;
  const { data } = useCertificatesOf(idPeserta);
  const { valid, outdated } = data ? validCertificate(data) : {};
  if (status === 'BERLAKU') {
    return data && outdated && valid?.id === id ? (
      <OutdatedAlert certificates={data} sx={{ mb: 3 }} />
    ) : null;
  }
  return (
    <Alert
      severity={status === 'DICABUT' ? 'error' : 'info'}
      sx={{ mb: 3 }}
      action={
        // Until the proofs are fetched again, the replaced one is the valid one of the list.
        valid && valid.id !== id ? (
          <Button
            size="small"
            color="inherit"
            component={Link}
            to={recordPath('certificate', valid.id)}
          >
            {t('resources.certificate.link.newest')}
          </Button>
        ) : undefined
      }
    >
      {status === 'DICABUT'
        ? t('resources.certificate.notice.DICABUT', {
            who: record.dicabutOleh ?? t('resources.certificate.system'),
            when: formatDateTime(record.dicabut ?? record.modifiedAt),
            reason: record.alasanCabut ?? '',
          })
        : t('resources.certificate.notice.DIGANTI')}
    </Alert>
  );
};

/** The doses that a proof shows, as they were when it was issued. */
const Doses = ({ record: { dosis } }: CertificateProps) => {
  const t = useMessages();
  return (
    <ListBox>
      {dosis.map(({ dosisKe, tanggal, vaksin, batch, lokasi, namaFaskes }) => (
        <ListRow key={dosisKe} sx={{ display: 'block' }}>
          <strong>
            {t('resources.certificate.dose', { number: dosisKe })} · {formatDate(tanggal)}
          </strong>
          <Detail>
            {[
              vaksin,
              t('resources.certificate.batch', { batch }),
              ...(lokasi ? [t(`resources.certificate.site.${lokasi}`)] : []),
              namaFaskes,
            ].join(' · ')}
          </Detail>
        </ListRow>
      ))}
    </ListBox>
  );
};

/** Downloads the filed PDF of a proof, and its SMART Health Card while it counts. */
const DocumentPart = ({ record }: CertificateProps) => {
  const { id, nomor, status, adaKartu } = record;
  const t = useMessages();
  const download = usePdfDownload(certificateCalls, id);
  const card = useCardDownload(record);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {t('resources.certificate.document.text')}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={download.isLoading}
        loadingPosition="start"
        onClick={() => void download.start(`${t('resources.certificate.name')} ${nomor}`)}
      >
        {t('resources.certificate.document.download')}
      </Button>
      {adaKartu && status === 'BERLAKU' ? (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={card.isLoading}
          loadingPosition="start"
          onClick={() => void card.start()}
        >
          {t('resources.certificate.document.card')}
        </Button>
      ) : null}
    </Box>
  );
};

const IssuedBy = ({ record: { createdBy, createdAt } }: CertificateProps) => (
  <ByAt by={createdBy} at={createdAt} system={useMessages()('resources.certificate.system')} />
);

const Replaced = () => useMessages()('resources.certificate.link.replaced');

/** The page of a proof: whom and what it proves, its document, and what became of it. */
export const pageDefinition = defineResource<Certificate>({
  ...certificateSpec,
  fields: {
    ...certificateSpec.fields,
    createdAt: { render: record => <IssuedBy record={record} /> },
    idMenggantikan: { render: () => <Replaced /> },
  },
  show: {
    number: ({ nomor }) => nomor,
    Notice: CertificateNotice,
    primary: ({ id }) => ({
      label: 'common.action.print',
      to: certificatePrintPath(id),
      right: 'certificate.read',
      icon: <PrintOutlinedIcon />,
    }),
    links: ({ id, idPeserta }) => [
      {
        label: 'resources.certificate.link.peserta',
        to: recordPath('peserta', idPeserta, 'own'),
        right: 'peserta.read',
      },
      auditLogLink('certificate', id),
    ],
    facts: [
      {
        title: 'details',
        fields: [
          { source: 'nama', linkTo: ({ idPeserta }) => ['peserta', idPeserta] },
          'identitas',
          'tanggalLahir',
          'vaccinationType',
          'namaBHBU',
          'namaFaskes',
          'noSertifikatNasional',
          'createdAt',
          {
            source: 'idMenggantikan',
            linkTo: record => ['certificate', record.idMenggantikan],
            isOptional: true,
          },
          { source: 'alasanGanti', isOptional: true },
        ],
      },
      { title: 'doses', Content: Doses },
    ],
    parts: [{ title: 'document', Content: DocumentPart }],
  },
});
