import Alert from '@mui/material/Alert';
import { nextBoosterEligibility, type Peserta } from '#contract/domains/peserta/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { hasBooster } from './Eligibility.tsx';
import { IssuesNotice } from '../peserta/form/IssuesNotice.tsx';

/**
 * Shows whether the next booster may be given, why, and when the external service was asked. The
 * circular is not quoted if doses from another registration decide: this record does not contain
 * them.
 */
export const EligibilityNotice = () => {
  const t = useMessages();
  const record = useResourceForm().record as Peserta | undefined;
  const today = useToday();
  if (!record) return null;
  const { vaccinationType: type, tanggalLahir, tanggalDosis2, tanggalVaksinasi } = record;
  const { isEligible, layakMulai, layakDiperiksa: checkedAt } = record;
  if (tanggalLahir === null || (isEligible === null && tanggalDosis2 === null))
    return <IssuesNotice />;
  const computed = nextBoosterEligibility(
    {
      birthDate: tanggalLahir,
      primaryDoneOn: tanggalDosis2,
      lastBoosterOn: type === 0 ? null : tanggalVaksinasi,
      lastPrimaryOn: null,
    },
    today,
  );
  // Records without a booster store no eligibility, so the computed result is used.
  const isNowEligible = isEligible ?? computed.isEligible;
  const isExplainedByRecord =
    layakMulai === null || (computed.isEligible === isNowEligible && computed.from === layakMulai);
  const reason =
    record.alasanTidakLayak ??
    (isExplainedByRecord
      ? renderMessage(computed.reason)
      : t(
          isNowEligible
            ? 'resources.booster.eligibility.since'
            : 'resources.booster.eligibility.from',
          {
            day: formatDate(layakMulai),
          },
        ));
  return (
    <>
      <IssuesNotice />
      <Alert
        severity={isNowEligible ? 'success' : hasBooster(record) ? 'info' : 'warning'}
        role="note"
        sx={{ mb: 3, maxWidth: 640 }}
      >
        {t(
          `resources.booster.eligibility.${isNowEligible ? 'yes' : hasBooster(record) ? 'done' : 'no'}`,
          { reason },
        )}
        {checkedAt === null
          ? null
          : ` ${t('resources.booster.eligibility.checked', { when: formatDateTime(checkedAt) })}`}
      </Alert>
    </>
  );
};
