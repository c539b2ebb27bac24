import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { kipiRecipients } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { formatTime, jakartaDay } from '#src/ui/format/date.ts';
import { CommandDialog } from '../CommandDialog.tsx';
import { dialogFieldGrid } from '../styles.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useCommand } from '../useCommand.ts';
import { toReportFields, useKipiReport, type ReportableKipi } from './useKipiReport.ts';

interface KipiReportDialogProps {
  event: ReportableKipi;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

const requiredFields = ['tanggal', 'jam', 'pelapor'] as const;

/** Records or corrects the report of a KIPI: receiver, time, reporter and number. */
export const KipiReportDialog = ({ event, name, onClose }: KipiReportDialogProps) => {
  const t = useMessages();
  const { fullName } = useRequiredSession();
  const command = useCommand();
  const { report } = useKipiReport(event, name);
  const [start] = useState(() => {
    const now = new Date();
    const start = { tujuan: 'DINKES' as const, nomor: null };
    return event.laporan
      ? toReportFields(event.laporan)
      : { ...start, tanggal: jakartaDay(now), jam: formatTime(now), pelapor: fullName };
  });
  const [fields, setFields] = useState(start);
  const fieldProps = (field: keyof typeof fields) => ({
    label: t(`resources.vaksinasi.report.${field}`),
    value: fields[field] ?? '',
    error: command.errors[field] !== undefined,
    helperText: command.errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields(before => ({ ...before, [field]: target.value })),
  });
  const save = async (): Promise<void> => {
    const missing = requiredFields.filter(field => fields[field].trim() === '');
    if (missing.length > 0) {
      command.setErrors(Object.fromEntries(missing.map(field => [field, t('form.required')])));
      return;
    }
    const body = { ...fields, nomor: fields.nomor?.trim() || null };
    if (await command.run(() => report(body))) onClose();
  };
  return (
    <CommandDialog
      isWide
      title={t('resources.vaksinasi.report.title', { name })}
      label={t('resources.vaksinasi.report.save')}
      command={command}
      isDirty={JSON.stringify(fields) !== JSON.stringify(start)}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{t('resources.vaksinasi.report.text')}</DialogContentText>
      <Box sx={dialogFieldGrid}>
        <TextField {...fieldProps('tujuan')} select autoFocus>
          {kipiRecipients.map(receiver => (
            <MenuItem key={receiver} value={receiver}>
              {t(`resources.vaksinasi.report.to.${receiver}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...fieldProps('tanggal')} type="date" />
        <TextField {...fieldProps('jam')} type="time" />
        <TextField {...fieldProps('pelapor')} slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextField
          {...fieldProps('nomor')}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
      </Box>
    </CommandDialog>
  );
};

/** Asks for a reason and withdraws the report of a KIPI. */
export const WithdrawReportDialog = ({ event, name, onClose }: KipiReportDialogProps) => {
  const t = useMessages();
  const { withdraw } = useKipiReport(event, name);
  return (
    <ReasonDialog
      title={t('resources.vaksinasi.report.question', { name })}
      text={t(`resources.vaksinasi.report.effect.${event.serius ? 'serious' : 'other'}`)}
      reasonLabel={t('resources.vaksinasi.report.reason')}
      label={t('resources.vaksinasi.report.withdraw')}
      onSubmit={withdraw}
      onClose={onClose}
    />
  );
};
