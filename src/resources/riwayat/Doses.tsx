import Box from '@mui/material/Box';
import type { DosisOfPeserta } from '#contract/dosis/of-peserta.ts';
import type { PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { ReportChip } from '../dosis/ReportChip.tsx';
import { resultMeaning } from './results.ts';
import { None, Part } from './Part.tsx';
import { below, line, top } from './sheet.ts';

/** Section with the participant's visits; cancelled visits are struck through with their reason. */
export const Doses = ({ history: { dosis, peserta } }: { history: PesertaHistory }) => {
  const say = useWords();
  const key = peserta.vaccinationType === 2 ? 'elsewhere' : 'none';
  return (
    <Part title="doses">
      {dosis.length === 0 ? (
        <None>{say(`resources.riwayat.dose.${key}`)}</None>
      ) : (
        <Box component="ul" sx={sheet}>
          {dosis.map(one => (
            <Visit key={one.id} visit={one} />
          ))}
        </Box>
      )}
    </Part>
  );
};

const Visit = ({ visit }: { visit: DosisOfPeserta }) => {
  const say = useWords();
  const { ke, hasil, tanggal, jam, namaFaskes, vaksin, batch, vaksinator, dibatalkan } = visit;
  const facts = [
    `${formatDate(tanggal)} ${jam}`,
    namaFaskes,
    vaksin,
    batch && say('resources.riwayat.dose.batch', { batch }),
    vaksinator && say('resources.riwayat.dose.by', { who: vaksinator }),
  ];
  const told = facts.filter(Boolean).join(' · ');
  const number = say('resources.riwayat.dose.number', { n: ke });
  return (
    <Box component="li" sx={line}>
      <Box sx={top}>
        <Box component={dibatalkan ? 's' : 'span'} sx={{ fontWeight: 500 }}>
          {number}
        </Box>
        {dibatalkan ? (
          <StateChip meaning="neutral" label={say('resources.riwayat.dose.cancelled')} />
        ) : (
          <StateChip
            meaning={resultMeaning[hasil]}
            label={say(`resources.riwayat.hasil.${hasil}`)}
          />
        )}
        {visit.adaKipi ? (
          <StateChip meaning="attention" label={say('resources.riwayat.dose.kipi')} />
        ) : null}
        <ReportChip laporKipi={visit.laporKipi} kipiDilaporkan={visit.kipiDilaporkan} />
      </Box>
      <Box component={dibatalkan ? 's' : 'div'} sx={{ ...below, display: 'block' }}>
        {told}
      </Box>
      {dibatalkan ? (
        <Box sx={below}>
          {say('resources.riwayat.dose.cancelled_by', {
            who: dibatalkan.oleh ?? say('common.unknown'),
            when: formatDateTime(dibatalkan.pada),
            // The server sends the reason only to roles that record vaccinations.
            reason: dibatalkan.alasan === null ? '' : `: ${dibatalkan.alasan}`,
          })}
        </Box>
      ) : null}
    </Box>
  );
};
