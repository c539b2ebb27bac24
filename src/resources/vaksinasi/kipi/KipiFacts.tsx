import Box from '@mui/material/Box';
import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';

/** The medical details of a KIPI; fields that were not entered are left out. */
export const KipiFacts = ({ event }: { event: Kipi }) => {
  const t = useMessages();
  const facts = (
    [
      ['tindakan', event.tindakan],
      ['lamaGejala', event.lamaGejala],
      ['tempat', event.tempat],
      ['kehamilan', event.kehamilan && t(`resources.vaksinasi.pregnancy.${event.kehamilan}`)],
      ['riwayatKesehatan', event.riwayatKesehatan],
      ['vvm', event.vvm && t(`resources.vaksinasi.vvm.${event.vvm}`)],
      ['vaksinLain', event.vaksinLain.map(vaccine => describeVaccine(t, vaccine)).join('\n')],
      [
        'pelaporan',
        event.pelaporan
          .map(({ tujuan, tanggal, nomor }) =>
            [t(`resources.vaksinasi.level.${tujuan}`), formatDate(tanggal), nomor]
              .filter(Boolean)
              .join(' · '),
          )
          .join('\n'),
      ],
    ] as const
  ).filter(([, value]) => value);
  return (
    <>
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>{event.keluhan}</Box>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('resources.vaksinasi.detail.started', { when: formatDateTime(event.mulai) })}
        {` · ${t(`resources.vaksinasi.outcome.${event.kesudahan}`)}`}
      </Box>
      <FactGrid
        isPlain
        facts={facts.map(([name, value]) => [t(`resources.vaksinasi.kipi.${name}`), value])}
      />
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
