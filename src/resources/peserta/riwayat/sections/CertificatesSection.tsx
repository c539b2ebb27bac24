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
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
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
import { HistorySection } from './HistorySection.tsx';

/** Section with the proofs of vaccination of a participant, for those who may read them. */
export const CertificatesSection = ({ history: { peserta } }: { history: PesertaHistory }) => {
  const can = usePermission();
  const { id, vaccinationType, deletedAt } = peserta;
  // A booster that was given elsewhere has no proof of this programme.
  const isShown = can('certificate.read') && vaccinationType !== 2 && deletedAt === null;
  const { data, error, refetch } = useCertificatesOf(id, isShown);
  if (!isShown || (!data && !error)) return null;
  return (
    <HistorySection title="certificates">
      {data ? (
        <Certificates peserta={peserta} certificates={data} />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
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
        <Detail>
          {t(`resources.certificate.ofPeserta.${dosisDiberikan === 0 ? 'noDose' : 'none'}`)}
        </Detail>
      )}
      {sertifikat.length > 0 ? (
        <ListBox>
          {sertifikat.map(one => (
            <CertificateRow key={one.id} certificate={one} />
          ))}
        </ListBox>
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
    <ListRow
      end={
        <StateChip
          meaning={certificateMeaning[status]}
          label={t(`resources.certificate.status.${status}`)}
        />
      }
    >
      <MuiLink component={Link} to={recordPath('certificate', id)}>
        {nomor}
      </MuiLink>
      <Detail>
        {[
          t('resources.certificate.ofPeserta.row', { day: formatDateTime(createdAt) }),
          t('resources.certificate.ofPeserta.doses', { smart_count: dosis.length }),
          namaFaskes,
        ].join(' · ')}
      </Detail>
    </ListRow>
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
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
