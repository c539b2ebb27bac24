import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { OutdatedAlert } from '../OutdatedAlert.tsx';
import { useCertificatesOf, validCertificate } from '../useCertificatesOf.ts';

/** Why a proof does not count any more, where its successor is, or why it has to be replaced. */
export const CertificateNotice = ({ record }: { record: Certificate }) => {
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
