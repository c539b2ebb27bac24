import type { Insiden } from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Says to whom a letter is mailed, and that the others and the authority get it on paper. */
export const NotifyWarning = ({ record }: { record: Insiden }) => {
  const t = useMessages();
  const { jumlahPeserta, jumlahAkun } = record;
  return t('resources.insiden.notify_text', { people: jumlahPeserta, accounts: jumlahAkun });
};
