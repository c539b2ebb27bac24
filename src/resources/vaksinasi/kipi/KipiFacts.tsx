import Box from '@mui/material/Box';
import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';

/** The medical details of a KIPI; fields that were not entered are left out. */
export const KipiFacts = ({ event }: { event: Kipi }) => {
  const t = useMessages();
  const facts = [
    ['tindakan', event.tindakan],
    ['lamaGejala', event.lamaGejala],
    ['tempat', event.tempat],
    ['kehamilan', event.kehamilan && t(`resources.vaksinasi.pregnancy.${event.kehamilan}`)],
    ['riwayatKesehatan', event.riwayatKesehatan],
    ['vvm', event.vvm && t(`resources.vaksinasi.vvm.${event.vvm}`)],
  ] as const;
  return (
    <>
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>{event.keluhan}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('resources.vaksinasi.detail.started', { when: formatDateTime(event.mulai) })}
        {` · ${t(`resources.vaksinasi.outcome.${event.kesudahan}`)}`}
      </Box>
      <Box component="dl" sx={listStyle}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{t(`resources.vaksinasi.kipi.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {event.vaksinLain.length > 0 ? (
          <div>
            <dt>{t('resources.vaksinasi.kipi.vaksinLain')}</dt>
            {event.vaksinLain.map((vaccine, at) => (
              <dd key={at}>{describeVaccine(t, vaccine)}</dd>
            ))}
          </div>
        ) : null}
        {event.pelaporan.length > 0 ? (
          <div>
            <dt>{t('resources.vaksinasi.kipi.pelaporan')}</dt>
            {event.pelaporan.map(({ tujuan, tanggal, nomor }, at) => (
              <dd key={at}>
                {[t(`resources.vaksinasi.level.${tujuan}`), formatDate(tanggal), nomor]
                  .filter(Boolean)
                  .join(' · ')}
              </dd>
            ))}
          </div>
        ) : null}
      </Box>
    </>
  );
};

/** Returns what is known of an earlier vaccine as one line. */
function describeVaccine(
  t: ReturnType<typeof useMessages>,
  vaccine: Kipi['vaksinLain'][number],
): string {
  const { vaksin, tanggal, jam, batch, produsen, vvm, cara, lokasi, dosisKe, volumeMl } = vaccine;
  return [
    vaksin,
    dosisKe ? t('resources.vaksinasi.dose', { number: dosisKe }) : undefined,
    [formatDate(tanggal), jam].filter(Boolean).join(' '),
    produsen,
    batch ? `${t('resources.vaksinasi.vaksinLain.fields.batch')} ${batch}` : undefined,
    vvm ? `VVM ${vvm}` : undefined,
    cara ? t(`resources.vaksinasi.route.${cara}`) : undefined,
    lokasi,
    volumeMl ? `${formatNumber(volumeMl)} ml` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
}

const listStyle = {
  m: 0,
  '& > div': { mt: 0.5 },
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
