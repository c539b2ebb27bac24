import Alert from '@mui/material/Alert';
import { nextBooster, type Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDate, formatDateTime, jakartaDay } from '#src/ui/format/date.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { Findings } from '../peserta/Findings.tsx';

/**
 * Shows whether the next booster may be given, why, and when the external service was asked. The
 * circular is not quoted if doses from another registration decide: this record does not contain
 * them.
 */
export const Eligible = () => {
  const say = useWords();
  const record = useFormFacts().record as Peserta | undefined;
  if (!record) return null;
  const { vaccinationType: type, tanggalLahir, tanggalDosis2, tanggalVaksinasi } = record;
  const { isEligible, layakMulai, layakDiperiksa: checked } = record;
  if (tanggalLahir === null || (isEligible === null && tanggalDosis2 === null)) return <Findings />;
  const judged = nextBooster(
    {
      birthDate: tanggalLahir,
      primaryDoneOn: tanggalDosis2,
      lastBoosterOn: type === 0 ? null : tanggalVaksinasi,
    },
    jakartaDay(new Date()),
  );
  // Records without a booster store no eligibility, so the computed result is used.
  const isOpen = isEligible ?? judged.isEligible;
  const isByThis =
    layakMulai === null || (judged.isEligible === isOpen && judged.from === layakMulai);
  const reason =
    record.alasanTidakLayak ??
    (isByThis
      ? judged.reason
      : say(isOpen ? 'resources.booster.eligible.since' : 'resources.booster.eligible.from', {
          day: formatDate(layakMulai),
        }));
  return (
    <>
      <Findings />
      <Alert severity={isOpen ? 'success' : 'warning'} role="note" sx={{ mb: 3, maxWidth: 640 }}>
        {say(isOpen ? 'resources.booster.eligible.yes' : 'resources.booster.eligible.no', {
          reason,
        })}
        {checked === null
          ? null
          : ` ${say('resources.booster.eligible.checked', { when: formatDateTime(checked) })}`}
      </Alert>
    </>
  );
};
