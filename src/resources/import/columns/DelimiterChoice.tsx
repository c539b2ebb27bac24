import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { spreadsheetRule } from '#contract/core/values/upload.ts';
import {
  delimiterNames,
  importCalls,
  type DelimiterName,
  type Import,
} from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { HiddenFileInput } from '#src/kit/file/HiddenFileInput.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useTargetRequirements } from '../start/importTarget.ts';
import { uploadedFileOf } from '../start/uploadedFiles.ts';
import { useImportUpload } from '../start/useImportUpload.ts';

interface DelimiterChoiceProps {
  importRecord: Import;
  /** Delimiter that the file was read with. */
  delimiter: DelimiterName;
  disabled: boolean;
}

/**
 * Shows how the columns of a text file are separated. Choosing another delimiter reads the file again and
 * discards this upload; after a reload of the page the user picks the file once more.
 */
export const DelimiterChoice = ({ importRecord, delimiter, disabled }: DelimiterChoiceProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { start, error, upload } = useImportUpload();
  const { id, jenis, idBHBU, idFaskes } = importRecord;
  const requirements = useTargetRequirements(jenis);
  const [chosen, setChosen] = useState<DelimiterName>();
  const isBusy = disabled || upload.progress !== undefined;

  const readAgain = async (file: File, pemisah: DelimiterName) => {
    const target = {
      idBHBU: requirements.company === 'none' ? '' : String(idBHBU ?? ''),
      idFaskes: requirements.faskes ? String(idFaskes ?? '') : '',
      pemisah,
    };
    if (await start(file, jenis, target)) {
      // What the file was read as before is of no use; it stays in the list when this fails.
      await call(importCalls.discard, { params: { id } }).catch(() => undefined);
    }
  };
  const choose = (pemisah: DelimiterName) => {
    setChosen(pemisah);
    const file = uploadedFileOf(id);
    if (file) void readAgain(file, pemisah);
  };
  const mustPick = chosen !== undefined && chosen !== delimiter && !uploadedFileOf(id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <TextField
        select
        label={t('resources.import.columns.delimiter')}
        value={chosen ?? delimiter}
        disabled={isBusy}
        onChange={event => {
          const name = delimiterNames.find(one => one === event.target.value);
          if (name && name !== delimiter) choose(name);
          else setChosen(undefined);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth={false}
        sx={{ width: 240 }}
      >
        {delimiterNames.map(name => (
          <option key={name} value={name}>
            {t(`resources.import.columns.delimiterName.${name}`)}
          </option>
        ))}
      </TextField>
      {mustPick ? (
        <Button component="label" variant="outlined" disabled={isBusy}>
          {t('resources.import.columns.pick_again')}
          <HiddenFileInput
            label={t('resources.import.columns.pick_again')}
            rule={spreadsheetRule}
            onFiles={([file]) => {
              if (file) void readAgain(file, chosen);
            }}
          />
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {t('resources.import.columns.delimiter_text')}
        </Typography>
      )}
      {error === undefined ? null : (
        <Typography role="alert" color="error" sx={{ width: '100%' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
};
