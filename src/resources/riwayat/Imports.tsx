import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { UnggahanOfPeserta } from '#contract/impor/of-peserta.ts';
import type { PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { fieldOf } from '#src/ui/resource/field.ts';
import { sheet } from '#src/ui/page/sheet.ts';
import { shown } from './definition.ts';
import { None, Part } from './Part.tsx';
import { below, line, top } from './sheet.ts';

/** Section with the imports that wrote to the participant: row, user, time and written fields. */
export const Imports = ({ history: { unggahan } }: { history: PesertaHistory }) => {
  const say = useWords();
  return (
    <Part title="imports">
      {unggahan.length === 0 ? (
        <None>{say('resources.riwayat.file.none')}</None>
      ) : (
        <Box component="ul" sx={sheet}>
          {unggahan.map(one => (
            <OneFile key={`${one.id} ${one.nomorBaris ?? ''}`} file={one} />
          ))}
        </Box>
      )}
    </Part>
  );
};

const OneFile = ({ file }: { file: UnggahanOfPeserta }) => {
  const say = useWords();
  const translate = useTranslate();
  const { id, namaBerkas, jenis, nomorBaris, mendaftarkan, isian } = file;
  const unknown = say('common.unknown');
  const fields = isian.map(field => translate(fieldOf(shown, field).label)).join(', ');
  return (
    <Box component="li" sx={line}>
      <Box sx={top}>
        {file.terbuka ? (
          <MuiLink component={Link} to={`/dashboard/peserta/unggah/${id}`}>
            {namaBerkas}
          </MuiLink>
        ) : (
          <Box component="span" sx={{ fontWeight: 500 }}>
            {namaBerkas}
          </Box>
        )}
        {file.diurungkanPada === null ? null : (
          <StateChip meaning="neutral" label={say('resources.riwayat.file.undone')} />
        )}
      </Box>
      <Box sx={below}>
        {[
          say('resources.riwayat.file.of', { kind: say(`resources.riwayat.berkas.${jenis}`) }),
          nomorBaris !== null && say('resources.riwayat.file.row', { row: nomorBaris }),
          say('common.by_at', {
            who: file.oleh ?? unknown,
            when: formatDateTime(file.disimpanPada),
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        {mendaftarkan
          ? say('resources.riwayat.file.registered')
          : say('resources.riwayat.file.set', { fields })}
      </Box>
      {file.diurungkanPada === null ? null : (
        <Box sx={below}>
          {say('resources.riwayat.file.undone_by', {
            who: file.diurungkanOleh ?? unknown,
            when: formatDateTime(file.diurungkanPada),
          })}
        </Box>
      )}
    </Box>
  );
};
