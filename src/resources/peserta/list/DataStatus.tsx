import { useTranslate } from 'react-admin';
import { issueCodes, type Peserta } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';

/** Reasons that are named in the chip; the others are counted. */
const namedReasons = 2;

/** Whether the data of a participant are valid and, in a word each, why they are not. */
export const DataStatus = ({ record: { statusData, alasan } }: { record: Peserta }) => {
  const t = useMessages();
  const translate = useTranslate();
  const state = t(`resources.peserta.statusData.${statusData}`);
  if (statusData === 'VALID') return <StateChip meaning="good" label={state} />;
  const words = alasan
    .filter(({ code }) => issueCodes[code].effect === 'invalid')
    // A code without a word of its own is that of a field.
    .map(({ code, field }) =>
      translate(`resources.peserta.reason.${code}`, {
        _: translate(`resources.peserta.fields.${field}`, { _: '' }),
      }),
    );
  const different = [...new Set(words)].filter(word => word !== '');
  const left = different.length - namedReasons;
  const reasons = different.slice(0, namedReasons).join(', ') + (left > 0 ? ` +${left}` : '');
  return (
    <StateChip
      meaning="bad"
      label={reasons === '' ? state : t('list.filter.value', { name: state, value: reasons })}
    />
  );
};
