import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { applicationRule, labelOf, type FileName } from '#contract/application/index.ts';
import { bhbuCalls } from '#contract/bhbu.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { FileDrop } from '#src/ui/file/FileDrop.tsx';
import { useDeed } from './useDeed.ts';

const uploads = {
  fileNPWP: bhbuCalls.uploadNPWP,
  fileLegalitas: bhbuCalls.uploadLegalitas,
  fileSIUP: bhbuCalls.uploadSIUP,
};

interface PaperDialogProps {
  record: Bhbu;
  field: FileName;
  onClose: () => void;
}

/**
 * Uploads a document of a company (for an SKB also its validity) and warns that the old file is
 * deleted.
 */
export const PaperDialog = ({ record, field, onClose }: PaperDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const titleId = useId();
  const { busy, errors, setErrors, run } = useDeed();
  const [file, setFile] = useState<File>();
  const [noSKB, setNoSKB] = useState(record.noSKB ?? '');
  const [until, setUntil] = useState(record.skbBerlakuSampai ?? '');
  const isSkb = field === 'fileSKB';
  const isThere = record.berkas.some(({ isian }) => isian === field);
  const what = labelOf[field];
  const params = { id: record.id };

  const send = async (): Promise<void> => {
    if (!file && !(isSkb && isThere)) {
      setErrors({ [field]: say('resources.bhbu.paper.choose') });
      return;
    }
    const work = async (): Promise<void> => {
      if (field === 'fileSKB') {
        const body = { fileSKB: file, noSKB: noSKB.trim() || undefined, berlakuSampai: until };
        await call(bhbuCalls.uploadSKB, { params, body });
      } else if (file) {
        await call(uploads[field], { params, body: { [field]: file } });
      }
    };
    if (await run(work, say('resources.bhbu.paper.done', { what }))) onClose();
  };
  const wrong = errors[field] ?? (isSkb ? undefined : errors['_']);
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {say(isThere ? 'resources.bhbu.paper.replace' : 'resources.bhbu.paper.upload', { what })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isThere ? <DialogContentText>{say('resources.bhbu.paper.text')}</DialogContentText> : null}
        {isSkb && errors['_'] && !errors['berlakuSampai'] && !errors['noSKB'] && !wrong ? (
          <Alert severity="error">{errors['_']}</Alert>
        ) : null}
        <FileDrop
          label={what}
          rule={applicationRule}
          file={file}
          onChange={chosen => {
            setFile(chosen);
            setErrors({});
          }}
          error={wrong}
          busy={busy}
        />
        {isSkb ? (
          <>
            <TextField
              label={say('resources.bhbu.fields.skbBerlakuSampai')}
              type="date"
              value={until}
              onChange={event => setUntil(event.target.value)}
              error={errors['berlakuSampai'] !== undefined}
              helperText={errors['berlakuSampai']}
              slotProps={{ htmlInput: { 'aria-required': true } }}
            />
            <TextField
              label={say('form.label_optional', { label: say('resources.bhbu.fields.noSKB') })}
              value={noSKB}
              onChange={event => setNoSKB(event.target.value)}
              error={errors['noSKB'] !== undefined}
              helperText={errors['noSKB']}
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 60 } }}
            />
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void send()}>
          {say(isThere ? 'common.act.save' : 'common.act.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
