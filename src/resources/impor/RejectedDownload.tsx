import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fillPath } from '#contract/path.ts';
import { imporCalls, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { fetchFile } from '#src/ui/export/workbook.ts';
import { refusedOf } from './facts.ts';

/** Downloads the rows that need correction as a workbook that can be uploaded again. */
export const RejectedDownload = ({ impor }: { impor: Impor }) => {
  const say = useWords();
  const notify = useNotify();
  const { call, baseUrl } = useApi();
  const { id, jumlah } = impor;
  const refused = refusedOf(impor);
  const [withInvalid, setWithInvalid] = useState(refused === 0);
  const [busy, setBusy] = useState(false);
  if (!impor.barisTersedia || refused + jumlah.tidakValid === 0) return null;
  const count = refused + (withInvalid ? jumlah.tidakValid : 0);

  const take = async () => {
    setBusy(true);
    const params = { id };
    try {
      // The browser fetches the file itself without an Authorization header, so a ticket identifies
      // the caller.
      const { tiket } = await call(imporCalls.rejectedTicket, {
        params,
        body: { tidakValid: withInvalid },
      });
      const path = fillPath(imporCalls.rejected.path, params);
      fetchFile(`${baseUrl}${path}?tiket=${encodeURIComponent(tiket)}`);
      notify('resources.impor.rejected.begun', { type: 'info' });
    } catch (error) {
      const detail = error instanceof Error ? error.message : '';
      notify('resources.impor.rejected.failed', { type: 'error', messageArgs: { detail } });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={count === 0}
        loading={busy}
        loadingPosition="start"
        onClick={() => void take()}
      >
        {say('resources.impor.rejected.act', { smart_count: count })}
      </Button>
      {refused > 0 && jumlah.tidakValid > 0 ? (
        <FormControlLabel
          label={say('resources.impor.rejected.invalid', { smart_count: jumlah.tidakValid })}
          control={
            <Checkbox checked={withInvalid} onChange={(_, checked) => setWithInvalid(checked)} />
          }
        />
      ) : null}
    </Box>
  );
};
