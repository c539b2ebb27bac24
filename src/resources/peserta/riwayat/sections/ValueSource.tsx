import Box from '@mui/material/Box';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Import fields by the displayed field they fill, where the names differ. */
const importFieldNames: Readonly<Record<string, string>> = {
  namaKabKota: 'kabKota',
  namaFaskes: 'idFaskes',
};

/** Shows the import file and row that a value came from; renders nothing for other values. */
export const ValueSource = ({ history, field }: { history: PesertaHistory; field: string }) => {
  const t = useMessages();
  const { asal, unggahan, peserta } = history;
  const sourceImport = unggahan.find(({ id }) => id === asal[importFieldNames[field] ?? field]);
  const value = (peserta as Readonly<Record<string, unknown>>)[field];
  if (!sourceImport || value === null) return null;
  return (
    <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
      {t('resources.riwayat.import.source', {
        file: sourceImport.namaBerkas,
        row: sourceImport.nomorBaris ?? '',
      })}
    </Box>
  );
};
