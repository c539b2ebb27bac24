import { useTranslate } from 'react-admin';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';

/** Who signed a copy, when and how. */
export const Signature = ({ signature }: { signature: Pks['ttdPembeli'] }) => {
  const t = useMessages();
  const translate = useTranslate();
  if (!signature) return t('resources.pks.signature.missing');
  const { nama, jabatan, tanggal, metode, nomorMeterai, diunggahOleh } = signature;
  const method = translate(`resources.pks.signature.${metode}`, { _: metode });
  return (
    <>
      <div>{t('resources.pks.signature.by', { name: nama, position: jabatan })}</div>
      <Detail>{t('resources.pks.signature.on', { day: formatDate(tanggal), method })}</Detail>
      {nomorMeterai === null ? null : (
        <Detail>{t('resources.pks.signature.stamp', { number: nomorMeterai })}</Detail>
      )}
      <Detail>{t('resources.pks.signature.uploaded', { name: diunggahOleh })}</Detail>
    </>
  );
};
