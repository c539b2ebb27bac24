import Alert from '@mui/material/Alert';
import { useMessages } from '#src/i18n/useMessages.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { validCertificate, type CertificatesOfPeserta } from './useCertificatesOf.ts';

interface OutdatedAlertProps {
  certificates: CertificatesOfPeserta;
  sx?: object;
}

/** Says why the valid proof of a participant is out of date, and who can replace it. */
export const OutdatedAlert = ({ certificates, sx = {} }: OutdatedAlertProps) => {
  const t = useMessages();
  const can = usePermission();
  const { valid, outdated } = validCertificate(certificates);
  if (!valid || !outdated) return null;
  const mayIssue = can('certificate.issue');
  const doses = { shown: valid.dosis.length, given: certificates.dosisDiberikan };
  return (
    <Alert severity="warning" sx={sx}>
      {outdated === 'doses'
        ? t(`resources.certificate.notice.${mayIssue ? 'doses' : 'askDoses'}`, doses)
        : t(`resources.certificate.notice.${mayIssue ? 'data' : 'askData'}`)}
    </Alert>
  );
};
