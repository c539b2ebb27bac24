import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { kipiReceivers } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { formatTime, jakartaDay } from '#src/ui/format/date.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { pairFields } from './layout.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useDeed } from './useDeed.ts';
import { fieldsOf, useReport, type Reported } from './useReport.ts';

interface ReportDialogProps {
  event: Reported;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

const needed = ['tanggal', 'jam', 'pelapor'] as const;

/** Records or corrects the report of a KIPI: receiver, time, reporter and number. */
export const ReportDialog = ({ event, name, onClose }: ReportDialogProps) => {
  const say = useWords();
  const { fullName } = useSignedIn();
  const deed = useDeed();
  const { report } = useReport(event, name);
  const [start] = useState(() => {
    const now = new Date();
    const start = { tujuan: 'DINKES' as const, nomor: null };
    return event.laporan
      ? fieldsOf(event.laporan)
      : { ...start, tanggal: jakartaDay(now), jam: formatTime(now), pelapor: fullName };
  });
  const [fields, setFields] = useState(start);
  const said = (field: keyof typeof fields) => ({
    label: say(`resources.dosis.report.${field}`),
    value: fields[field] ?? '',
    error: deed.errors[field] !== undefined,
    helperText: deed.errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields(before => ({ ...before, [field]: target.value })),
  });
  const save = async (): Promise<void> => {
    const missing = needed.filter(field => fields[field].trim() === '');
    if (missing.length > 0) {
      deed.setErrors(Object.fromEntries(missing.map(field => [field, say('form.required')])));
      return;
    }
    const sent = { ...fields, nomor: fields.nomor?.trim() || null };
    if (await deed.run(() => report(sent))) onClose();
  };
  return (
    <DeedDialog
      wide
      title={say('resources.dosis.report.title', { name })}
      label={say('resources.dosis.report.save')}
      deed={deed}
      dirty={JSON.stringify(fields) !== JSON.stringify(start)}
      onDo={save}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{say('resources.dosis.report.text')}</DialogContentText>
      <Box sx={pairFields}>
        <TextField {...said('tujuan')} select autoFocus>
          {kipiReceivers.map(receiver => (
            <MenuItem key={receiver} value={receiver}>
              {say(`resources.dosis.report.to.${receiver}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...said('tanggal')} type="date" />
        <TextField {...said('jam')} type="time" />
        <TextField {...said('pelapor')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextField
          {...said('nomor')}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
      </Box>
    </DeedDialog>
  );
};

/** Asks for a reason and withdraws the report of a KIPI. */
export const UnreportDialog = ({ event, name, onClose }: ReportDialogProps) => {
  const say = useWords();
  const { takeBack } = useReport(event, name);
  return (
    <ReasonDialog
      title={say('resources.dosis.report.question', { name })}
      text={say(`resources.dosis.report.effect.${event.serius ? 'serious' : 'other'}`)}
      reason={say('resources.dosis.report.reason')}
      label={say('resources.dosis.report.take_back')}
      send={takeBack}
      onClose={onClose}
    />
  );
};
