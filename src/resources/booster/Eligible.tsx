import Alert from '@mui/material/Alert';
import { eligibility, type Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { formatDateTime, jakartaDay } from '#src/ui/format/date.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { Findings } from '../peserta/Findings.tsx';

/** Whether the next booster may be given, why, and what an outer service said of it. */
export const Eligible = () => {
  const say = useWords();
  const record = useFormFacts().record as Peserta | undefined;
  if (!record) return null;
  const { vaccinationType: type, tanggalLahir, tanggalDosis2, tanggalBooster } = record;
  const lastDoseOn = type === 2 ? tanggalBooster : tanggalDosis2;
  const checked = record.layakDiperiksa;
  if (lastDoseOn === null || tanggalLahir === null) return <Findings />;
  const { isEligible, reason } = eligibility(
    { birthDate: tanggalLahir, lastDoseOn, booster: type === 2 ? 2 : 1 },
    jakartaDay(new Date()),
  );
  const refusal = record.alasanTidakLayak;
  const isOpen = isEligible && refusal === null;
  return (
    <>
      <Findings />
      <Alert severity={isOpen ? 'success' : 'warning'} role="note" sx={{ mb: 3, maxWidth: 640 }}>
        {say(isOpen ? 'resources.booster.eligible.yes' : 'resources.booster.eligible.no', {
          reason: refusal ?? reason,
        })}
        {checked === null
          ? null
          : ` ${say('resources.booster.eligible.checked', { when: formatDateTime(checked) })}`}
      </Alert>
    </>
  );
};
