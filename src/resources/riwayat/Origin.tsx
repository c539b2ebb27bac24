import Box from '@mui/material/Box';
import type { PesertaHistory } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';

/** Import fields by the displayed field they fill, where the names differ. */
const writtenAs: Readonly<Record<string, string>> = {
  namaKabKota: 'kabKota',
  namaFaskes: 'idFaskes',
};

/** Shows the import file and row that a value came from; renders nothing for other values. */
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
