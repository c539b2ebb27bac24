import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail } from '../page/ListBox.tsx';
import type { DisabledReason } from '../resource/definition.ts';

interface WhoDecidesProps {
  /** From `useDecision`; nothing is shown without one. */
  refusal: DisabledReason | undefined;
  /** Label of the button that is not offered. */
  what: string;
}

/** Says instead of a button why the user does not decide, and who does. */
export const WhoDecides = ({ refusal, what }: WhoDecidesProps) => {
  const t = useMessages();
  const translate = useTranslate();
  return refusal ? (
    <Detail>
      {t('list.filter.value', {
        name: what,
        value: translate(refusal.messageKey, refusal.values),
      })}
    </Detail>
  ) : null;
};
