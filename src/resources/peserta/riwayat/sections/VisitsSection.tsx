import Box from '@mui/material/Box';
import type { PesertaHistory, VaccinationType } from '#contract/domains/peserta/index.ts';
import type { PesertaDose } from '#contract/domains/vaksinasi/peserta-dose.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime, formatLocalTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { doseName } from '../../../vaksinasi/doseName.ts';
import { KipiReportChip } from '../../../vaksinasi/kipi/KipiReportChip.tsx';
import { visitResultMeaning } from './visitResultMeaning.ts';
import { HistoryList } from './HistorySection.tsx';

/** Section with the participant's visits; cancelled visits are struck through with their reason. */
export const VisitsSection = ({ history: { dosis, peserta } }: { history: PesertaHistory }) => {
  const t = useMessages();
  const key = peserta.vaccinationType === 2 ? 'elsewhere' : 'none';
  return (
    <HistoryList title="doses" rows={dosis} empty={t(`resources.riwayat.dose.${key}`)}>
      {one => <Visit visit={one} vaccinationType={peserta.vaccinationType} />}
    </HistoryList>
  );
};

const Visit = ({
  visit,
  vaccinationType,
}: {
  visit: PesertaDose;
  vaccinationType: VaccinationType;
}) => {
  const t = useMessages();
  const { ke, hasil, tanggal, jam, namaFaskes, vaksin, batch, lokasi } = visit;
  const { vaksinator, dibatalkan } = visit;
  const facts = [
    formatLocalTime(tanggal, jam, visit.zona),
    namaFaskes,
    vaksin,
    batch && t('resources.riwayat.dose.batch', { batch }),
    lokasi && t(`resources.riwayat.site.${lokasi}`),
    vaksinator && t('resources.riwayat.dose.by', { who: vaksinator }),
  ];
  const details = facts.filter(Boolean).join(' · ');
  const name = doseName(t, { vaccinationType, dosisKe: ke });
  return (
    <ListRow end={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component={dibatalkan ? 's' : 'span'} sx={{ fontWeight: 500 }}>
          {name}
        </Box>
        {dibatalkan ? (
          <StateChip meaning="neutral" label={t('resources.riwayat.dose.cancelled')} />
        ) : (
          <StateChip
            meaning={visitResultMeaning[hasil]}
            label={t(`resources.riwayat.hasil.${hasil}`)}
          />
        )}
        {visit.batchTidakTerdaftar ? (
          <StateChip meaning="attention" label={t('resources.riwayat.dose.unregistered')} />
        ) : null}
        {visit.perbaikan ? (
          <StateChip meaning="neutral" label={t('resources.riwayat.dose.corrected')} />
        ) : null}
        {visit.adaKipi ? (
          <StateChip meaning="attention" label={t('resources.riwayat.dose.kipi')} />
        ) : null}
        <KipiReportChip {...visit} />
      </Box>
      <Detail>{dibatalkan ? <s>{details}</s> : details}</Detail>
      {visit.perbaikan ? (
        <Detail>
          {t('resources.riwayat.dose.corrected_by', {
            who: visit.perbaikan.oleh ?? t('common.unknown'),
            when: formatDateTime(visit.perbaikan.pada),
            reason: visit.perbaikan.alasan === null ? '' : `: ${visit.perbaikan.alasan}`,
          })}
        </Detail>
      ) : null}
      {dibatalkan ? (
        <Detail>
          {t('resources.riwayat.dose.cancelled_by', {
            who: dibatalkan.oleh ?? t('common.unknown'),
            when: formatDateTime(dibatalkan.pada),
            // The server sends the reason only to roles that record vaccinations.
            reason: dibatalkan.alasan === null ? '' : `: ${dibatalkan.alasan}`,
          })}
        </Detail>
      ) : null}
    </ListRow>
  );
};
