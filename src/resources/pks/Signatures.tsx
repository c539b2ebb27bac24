import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Pks } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { Facts } from './Facts.tsx';

/** Who signed each copy, when and how, and who verified the copies. */
export const Signatures = ({ record }: { record: Pks }) => {
  const t = useMessages();
  const { ttdPembeli, ttdPenjual, verifikator } = record;
  return (
    <Facts
      facts={[
        [t('resources.pks.fields.ttdPembeli'), <Signature key="buyer" signature={ttdPembeli} />],
        [t('resources.pks.fields.ttdPenjual'), <Signature key="seller" signature={ttdPenjual} />],
        [t('resources.pks.fields.verifikator'), verifikator],
      ]}
    />
  );
};

/** Who signed a copy, when and how. */
export const Signature = ({ signature }: { signature: Pks['ttdPembeli'] }) => {
  const t = useMessages();
  const translate = useTranslate();
  if (!signature) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.pks.signature.missing')}</Box>;
  }
  const { nama, jabatan, tanggal, metode, nomorMeterai, diunggahOleh } = signature;
  const method = translate(`resources.pks.signature.${metode}`, { _: metode });
  return (
    <>
      <Box>{t('resources.pks.signature.by', { name: nama, position: jabatan })}</Box>
      <Box sx={detailStyle}>
        {t('resources.pks.signature.on', { day: formatDate(tanggal), method })}
      </Box>
      {nomorMeterai === null ? null : (
        <Box sx={detailStyle}>{t('resources.pks.signature.stamp', { number: nomorMeterai })}</Box>
      )}
      <Box sx={detailStyle}>{t('resources.pks.signature.uploaded', { name: diunggahOleh })}</Box>
    </>
  );
};

const detailStyle = { typography: 'body2', color: 'text.secondary' };
