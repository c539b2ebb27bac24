import Box from '@mui/material/Box';
import type { PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';

/** What a file writes under another name than it is shown by. */
const writtenAs: Readonly<Record<string, string>> = {
  namaKabKota: 'kabKota',
  namaFaskes: 'idFaskes',
};

/** Which file put the value of a field there, by which row; nothing where none did. */
export const Origin = ({ history, field }: { history: PesertaHistory; field: string }) => {
  const say = useWords();
  const { asal, unggahan, peserta } = history;
  const from = unggahan.find(({ id }) => id === asal[writtenAs[field] ?? field]);
  const value = (peserta as Readonly<Record<string, unknown>>)[field];
  if (!from || value === null) return null;
  return (
    <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
      {say('resources.riwayat.file.origin', {
        file: from.namaBerkas,
        row: from.nomorBaris ?? '',
      })}
    </Box>
  );
};
