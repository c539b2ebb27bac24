import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fillPath } from '#contract/core/path.ts';
import {
  permintaanDataCalls,
  type PermintaanDataDetail,
} from '#contract/domains/permintaan-data/index.ts';
import { copyKinds } from '#contract/states/permintaan-data.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { saveBlob } from '#src/kit/export/workbook.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

const files = {
  letter: { path: permintaanDataCalls.letter.path, type: 'pdf' },
  copyPdf: { path: permintaanDataCalls.copyPdf.path, type: 'pdf' },
  copy: { path: permintaanDataCalls.copy.path, type: 'json' },
} as const;
type FileName = keyof typeof files;

/** The answer letter of a request, and the copy of the data as PDF and as JSON. */
export const RequestFiles = ({ record }: { record: PermintaanDataDetail }) => {
  const t = useMessages();
  const can = usePermission();
  const notify = useNotify();
  const { apiFetch } = useApi();
  const [loading, setLoading] = useState<FileName>();
  const { id, nomor, jenis, status } = record;
  const hasCopy =
    copyKinds.includes(jenis) &&
    status !== 'DITERIMA' &&
    status !== 'DITOLAK' &&
    can('permintaanData.export');
  const names: readonly FileName[] = hasCopy ? ['letter', 'copyPdf', 'copy'] : ['letter'];
  const save = async (name: FileName) => {
    setLoading(name);
    try {
      const { path, type } = files[name];
      const response = await apiFetch(fillPath(path, { id }));
      const title = t(`resources.permintaanData.file.${name}`);
      saveBlob(await response.blob(), `${title} ${nomor.replaceAll('/', '-')}.${type}`);
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      notify('common.pdf_failed', { type: 'error', messageArgs: { detail } });
    } finally {
      setLoading(undefined);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map(name => (
          <Button
            key={name}
            variant="outlined"
            loading={loading === name}
            disabled={loading !== undefined}
            onClick={() => void save(name)}
          >
            {t(`resources.permintaanData.file.${name}`)}
          </Button>
        ))}
      </Box>
      {copyKinds.includes(jenis) && !hasCopy ? (
        <Detail>{t('resources.permintaanData.file.later')}</Detail>
      ) : null}
    </Box>
  );
};
