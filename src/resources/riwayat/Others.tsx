import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { dosesToFinish } from '#contract/peserta/done.ts';
import type { PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { pageOf } from '#src/ui/resource/field.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { listOf } from './definition.ts';
import { None, Part } from './Part.tsx';
import { below, line, top } from './sheet.ts';

/** Section with the other registrations of the same person, each linked to its page. */
export const Others = ({ history: { pendaftaranLain: others } }: { history: PesertaHistory }) => {
  const say = useWords();
  const { role } = useSignedIn();
  return (
    <Part title="others">
      {others.length === 0 ? (
        <None>{say('resources.riwayat.other.none')}</None>
      ) : (
        <Box component="ul" sx={sheet}>
          {others.map(({ id, vaccinationType, namaBHBU, namaFaskes, ...one }) => (
            <Box key={id} component="li" sx={line}>
              <Box sx={top}>
                <MuiLink component={Link} to={pageOf(listOf(role), id)}>
                  {say(`resources.riwayat.vaccinationType.${vaccinationType}`)}
                  {' · '}
                  {namaBHBU ?? say('resources.riwayat.other.alone')}
                </MuiLink>
                <StateChip
                  meaning={one.statusData === 'VALID' ? 'good' : 'bad'}
                  label={say(`resources.riwayat.statusData.${one.statusData}`)}
                />
                {one.isActive ? null : (
                  <StateChip meaning="attention" label={say('resources.riwayat.isActive.false')} />
                )}
              </Box>
              <Box sx={below}>
                {[
                  namaFaskes,
                  say('resources.riwayat.head.doses', {
                    given: one.dosisDiberikan,
                    of: dosesToFinish(vaccinationType),
                  }),
                  formatDate(one.createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Part>
  );
};
