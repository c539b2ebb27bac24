import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { Peserta, PesertaHistory } from '#contract/domains/peserta/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { IssueDialog } from '../../../certificate/issue/IssueDialog.tsx';
import { NationalNumberDialog } from '../../../certificate/issue/NationalNumberDialog.tsx';
import { OutdatedAlert } from '../../../certificate/OutdatedAlert.tsx';
import { certificateMeaning } from '../../../certificate/states.ts';
import {
  useCertificatesOf,
  validCertificate,
  type CertificatesOfPeserta,
} from '../../../certificate/useCertificatesOf.ts';
import { EmptyText, HistorySection } from './HistorySection.tsx';
import { historyRow, rowDetail, rowHeader } from './historyRow.ts';

/** Section with the proofs of vaccination of a participant, for those who may read them. */
export const CertificatesSection = ({ history: { peserta } }: { history: PesertaHistory }) => {
  const t = useMessages();
  const can = usePermission();
  const { id, vaccinationType, deletedAt } = peserta;
  // A booster that was given elsewhere has no proof of this programme.
  const isShown = can('certificate.read') && vaccinationType !== 2 && deletedAt === null;
  const { data, error } = useCertificatesOf(id, isShown);
  if (!isShown || (!data && !error)) return null;
  return (
    <HistorySection title="certificates">
      {data ? (
        <Certificates peserta={peserta} certificates={data} />
      ) : (
        <Alert severity="error">
          {t('resources.certificate.ofPeserta.failed', {
            detail: error instanceof Error ? error.message : '',
          })}
        </Alert>
      )}
    </HistorySection>
  );
};

interface CertificatesProps {
  peserta: Peserta;
  certificates: CertificatesOfPeserta;
}

const Certificates = ({ peserta, certificates }: CertificatesProps) => {
  const t = useMessages();
  const can = usePermission();
  const [isIssuing, setIsIssuing] = useState(false);
  const { sertifikat, dosisDiberikan } = certificates;
  const { valid } = validCertificate(certificates);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <OutdatedAlert certificates={certificates} />
      {valid ? null : (
        <EmptyText>
          {t(`resources.certificate.ofPeserta.${dosisDiberikan === 0 ? 'noDose' : 'none'}`)}
        </EmptyText>
      )}
      {sertifikat.length > 0 ? (
        <Box component="ul" sx={borderedList}>
          {sertifikat.map(one => (
            <CertificateRow key={one.id} certificate={one} />
          ))}
        </Box>
      ) : null}
      <NationalNumber peserta={peserta} number={certificates.noSertifikatNasional} />
      {can('certificate.issue') && dosisDiberikan > 0 ? (
        <Button variant="outlined" onClick={() => setIsIssuing(true)} sx={{ justifySelf: 'start' }}>
          {t(`resources.certificate.${valid ? 'reissue' : 'issue'}.button`)}
        </Button>
      ) : null}
      {isIssuing ? (
        <IssueDialog
          peserta={peserta}
          certificates={certificates}
          onClose={() => setIsIssuing(false)}
        />
      ) : null}
    </Box>
  );
};

const CertificateRow = ({ certificate }: { certificate: Certificate }) => {
  const t = useMessages();
  const { id, nomor, status, dosis, namaFaskes, createdAt } = certificate;
  return (
    <Box component="li" sx={historyRow}>
      <Box sx={rowHeader}>
        <MuiLink component={Link} to={recordPath('certificate', id)}>
          {nomor}
        </MuiLink>
        <StateChip
          meaning={certificateMeaning[status]}
          label={t(`resources.certificate.status.${status}`)}
        />
      </Box>
      <Box sx={rowDetail}>
        {[
          t('resources.certificate.ofPeserta.row', { day: formatDateTime(createdAt) }),
          t('resources.certificate.ofPeserta.doses', { smart_count: dosis.length }),
          namaFaskes,
        ].join(' · ')}
      </Box>
    </Box>
  );
};

interface NationalNumberProps {
  peserta: Peserta;
  number: string | null;
}

/** The number of the national certificate, and the button that opens its dialog. */
const NationalNumber = ({ peserta, number }: NationalNumberProps) => {
  const t = useMessages();
  const can = usePermission();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Box sx={rowHeader}>
      <span>
        {t('resources.certificate.fields.noSertifikatNasional')}
        {': '}
        {number === null ? (
          '–'
        ) : (
          <Box component="span" sx={codeStyle}>
            {number}
          </Box>
        )}
      </span>
      {can('certificate.update') ? (
        <Button size="small" onClick={() => setIsEditing(true)}>
          {t(`resources.certificate.nationalNumber.${number === null ? 'add' : 'change'}`)}
        </Button>
      ) : null}
      {isEditing ? (
        <NationalNumberDialog
          peserta={peserta}
          number={number}
          onClose={() => setIsEditing(false)}
        />
      ) : null}
    </Box>
  );
};
