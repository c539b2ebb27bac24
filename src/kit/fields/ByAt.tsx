import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '../format/date.ts';
import { EmptyValue } from './FieldValue.tsx';
import { Unbroken } from './Unbroken.tsx';

interface ByAtProps {
  by: string | null;
  at: string | null;
  /** Who did it when no user did. */
  system?: string;
}

/** Who did something and when. */
export const ByAt = ({ by, at, system = '' }: ByAtProps) => {
  const t = useMessages();
  return at === null ? (
    <EmptyValue />
  ) : (
    <Unbroken>{t('common.by_at', { who: by ?? system, when: formatDateTime(at) })}</Unbroken>
  );
};
