import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PesertaUpload } from '#contract/domains/import/peserta-upload.ts';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { importPath } from '../../../import/paths.ts';
import { displayDefinition } from '../definition.ts';
import { HistoryList } from './HistorySection.tsx';

/** Section with the imports that wrote to the participant: row, user, time and written fields. */
export const ImportsSection = ({ history: { unggahan } }: { history: PesertaHistory }) => {
  const t = useMessages();
  return (
    <HistoryList
      title="imports"
      rows={unggahan}
      keyOf={({ id, nomorBaris }) => `${id} ${nomorBaris ?? ''}`}
      empty={t('resources.riwayat.import.none')}
    >
      {one => <ImportItem file={one} />}
    </HistoryList>
  );
};

const ImportItem = ({ file }: { file: PesertaUpload }) => {
  const t = useMessages();
  const translate = useTranslate();
  const { id, namaBerkas, jenis, nomorBaris, mendaftarkan, isian } = file;
  const unknown = t('common.unknown');
  const fields = isian
    .map(field => translate(resolveField(displayDefinition, field).label))
    .join(', ');
  return (
    <ListRow
      end={
        file.diurungkanPada === null ? null : (
          <StateChip meaning="neutral" label={t('resources.riwayat.import.undone')} />
        )
      }
    >
      {file.terbuka ? (
        <MuiLink component={Link} to={importPath(id)}>
          {namaBerkas}
        </MuiLink>
      ) : (
        <Box component="span" sx={{ fontWeight: 500 }}>
          {namaBerkas}
        </Box>
      )}
      <Detail>
        {[
          t('resources.riwayat.import.of', { kind: t(`resources.riwayat.import_kind.${jenis}`) }),
          nomorBaris !== null && t('resources.riwayat.import.row', { row: nomorBaris }),
          t('common.by_at', {
            who: file.oleh ?? unknown,
            when: formatDateTime(file.disimpanPada),
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      <Box sx={{ typography: 'body2' }}>
        {mendaftarkan
          ? t('resources.riwayat.import.registered')
          : t('resources.riwayat.import.updated', { fields })}
      </Box>
      {file.diurungkanPada === null ? null : (
        <Detail>
          {t('resources.riwayat.import.undone_by', {
            who: file.diurungkanOleh ?? unknown,
            when: formatDateTime(file.diurungkanPada),
          })}
        </Detail>
      )}
    </ListRow>
  );
};
