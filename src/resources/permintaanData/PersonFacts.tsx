import type { RequestedPeserta } from '#contract/domains/permintaan-data/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';

/** What tells registrations of one name apart, and why one is not processed. */
export const PersonFacts = ({ person }: { person: RequestedPeserta }) => {
  const t = useMessages();
  const { identitas, tanggalLahir, namaBHBU, dihapus, pembatasan } = person;
  return (
    <>
      <Detail>
        {[
          identitas,
          pembatasan === 'DIHAPUS' ? null : formatDate(tanggalLahir),
          namaBHBU ?? t('resources.permintaanData.no_company'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      {dihapus ? <Detail>{t('resources.permintaanData.deleted')}</Detail> : null}
      {pembatasan ? (
        <Detail>{t(`resources.permintaanData.restriction.${pembatasan}`)}</Detail>
      ) : null}
    </>
  );
};
