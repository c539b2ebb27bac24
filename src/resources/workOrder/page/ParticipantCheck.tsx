import Alert from '@mui/material/Alert';
import type { ParticipantCheck as Check } from '#contract/domains/work-order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';

interface ParticipantCheckProps {
  check: Check;
  /** Whether it is the check of the issue, after which nothing depends on it. */
  isIssued?: boolean;
}

/** Whether the company has enough valid participants for the ordered doses. */
export const ParticipantCheck = ({ check, isIssued = false }: ParticipantCheckProps) => {
  const t = useMessages();
  const { terunggah, valid, pesertaDibutuhkan, dibutuhkan, cukup } = check;
  return (
    <Alert severity={cukup ? 'success' : 'warning'}>
      {t(`resources.workOrder.participants.${cukup ? 'enough' : 'short'}`, {
        valid: formatNumber(valid),
        needed: formatNumber(pesertaDibutuhkan),
        doses: formatNumber(dibutuhkan),
      })}{' '}
      {t('resources.workOrder.participants.uploaded', { count: formatNumber(terunggah) })}
      {cukup || isIssued ? null : ` ${t('resources.workOrder.participants.needsReason')}`}
    </Alert>
  );
};
