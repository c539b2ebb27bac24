import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { fillPath } from '#contract/core/path.ts';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DownloadDialogs } from '#src/kit/export/DownloadDialogs.tsx';
import { useServerDownload } from '#src/kit/export/useServerDownload.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { rejectedCount } from './importDisplay.ts';

/**
 * Downloads the rows that need correction as a workbook that can be uploaded again; of an upload that was undone, all
 * rows that have no effect now.
 */
export const RejectedDownload = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, jumlah } = importRecord;
  const rejectedRows = rejectedCount(importRecord);
  const [withInvalid, setWithInvalid] = useState(rejectedRows === 0);
  const download = useServerDownload();
  // The browser fetches the file itself without an Authorization header, so a ticket identifies the
  // caller.
  const requestPath = async (): Promise<string> => {
    const params = { id };
    const { tiket } = await call(importCalls.exportRejectedTicket, {
      params,
      body: { tidakValid: withInvalid },
    });
    const path = fillPath(importCalls.exportRejected.path, params);
    return `${path}?tiket=${encodeURIComponent(tiket)}`;
  };
  const isUndone = importRecord.diurungkan !== null;
  const hasRows = isUndone || rejectedRows + jumlah.tidakValid > 0;
  if (!importRecord.barisTersedia || !hasRows) return null;
  const count = rejectedRows + (withInvalid ? jumlah.tidakValid : 0);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!isUndone && count === 0}
        loading={download.isStarting}
        loadingPosition="start"
        onClick={() => void download.start(requestPath)}
      >
        {isUndone
          ? t('resources.import.rejected.undone')
          : t('resources.import.rejected.action', { smart_count: count })}
      </Button>
      {!isUndone && rejectedRows > 0 && jumlah.tidakValid > 0 ? (
        <FormControlLabel
          label={t('resources.import.rejected.invalid', { smart_count: jumlah.tidakValid })}
          control={
            <Checkbox checked={withInvalid} onChange={(_, checked) => setWithInvalid(checked)} />
          }
        />
      ) : null}
      <DownloadDialogs download={download} />
    </Box>
  );
};
