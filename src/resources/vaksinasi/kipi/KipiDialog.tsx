import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  vaksinasiCalls,
  isSeriousKipi,
  kipiKinds,
  kipiOutcomes,
  seriousKipiDeadlineHours,
  type Dose,
  type Kipi,
} from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { DraftNotice } from '#src/ui/form/draft/DraftNotice.tsx';
import { formatDateTime, formatTime, jakartaDay } from '#src/ui/format/date.ts';
import { CommandDialog } from '../CommandDialog.tsx';
import { dialogFieldGrid } from '../styles.ts';
import { kipiReportDates } from './kipiReportStatus.ts';
import { useCommand } from '../useCommand.ts';

interface KipiDialogProps {
  dose: Pick<Dose, 'id' | 'dosisKe'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
  /** The KIPI to edit; undefined for a new one. */
  event?: Kipi;
}

/** Records or updates a KIPI (adverse event); a serious one shows its reporting deadline. */
export const KipiDialog = ({ dose, name, event, onClose }: KipiDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const notify = useNotify();
  const command = useCommand();
  const { errors, setErrors, run } = command;
  const idempotencyKeyRef = useRef<{ text: string; key: string }>(undefined);
  const [initialValues] = useState(() => ({
    jenis: event?.jenis ?? ('TIDAK_SERIUS' as const),
    keluhan: event?.keluhan ?? '',
    tanggalMulai: jakartaDay(new Date(event?.mulai ?? Date.now())),
    jamMulai: event ? formatTime(event.mulai) : '',
    tindakan: event?.tindakan ?? '',
    kesudahan: event?.kesudahan ?? ('BELUM_PULIH' as const),
  }));
  type Fields = typeof initialValues;
  const unsavedRef = useRef<Fields>(null);
  const savedDraft = useDraft<Fields>(
    `KIPI ${dose.id} ${event?.id ?? ''}`,
    () => unsavedRef.current,
  );
  const [fields, setFields] = useState(savedDraft ?? initialValues);
  const [isRestored, setIsRestored] = useState(savedDraft !== null);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initialValues);
  useEffect(() => {
    unsavedRef.current = isDirty ? fields : null;
  }, [isDirty, fields]);
  const discard = (): void => {
    setFields(initialValues);
    setIsRestored(false);
  };
  const fieldProps = (field: keyof Fields) => ({
    label: t(`resources.vaksinasi.kipi.${field}`),
    value: fields[field],
    error: errors[field] !== undefined,
    helperText: errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields(before => ({ ...before, [field]: target.value })),
  });

  const submit = async () => {
    const body = { ...fields, tindakan: fields.tindakan.trim() || null };
    if (event) {
      const input = { params: { id: event.id }, body: { ...body, version: event.version } };
      return await call(vaksinasiCalls.changeKipi, input);
    }
    const text = JSON.stringify(body);
    if (idempotencyKeyRef.current?.text !== text)
      idempotencyKeyRef.current = { text, key: crypto.randomUUID() };
    return await call(
      vaksinasiCalls.addKipi,
      { params: { id: dose.id }, body },
      { idempotencyKey: idempotencyKeyRef.current.key },
    );
  };
  const save = async (): Promise<void> => {
    const missing = (['keluhan', 'tanggalMulai', 'jamMulai'] as const).filter(
      field => fields[field].trim() === '',
    );
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map(field => [field, t('form.required')])));
      return;
    }
    const result: { due?: string | null } = {};
    const succeeded = await run(async () => {
      result.due = kipiReportDates(await submit()).laporKipi;
    });
    if (!succeeded) return;
    const due = result.due ?? null;
    notify(
      due === null ? 'resources.vaksinasi.kipi.done' : 'resources.vaksinasi.kipi.done_serious',
      {
        type: due === null ? 'success' : 'warning',
        messageArgs: { name, when: formatDateTime(due) },
      },
    );
    onClose();
  };

  const isSerious = isSeriousKipi(fields.jenis);
  const isReportReset = isSerious && event?.serius === false && event.laporan !== null;
  return (
    <CommandDialog
      isWide
      title={t('resources.vaksinasi.kipi.title', { name, number: dose.dosisKe })}
      label={t('resources.vaksinasi.kipi.save')}
      command={command}
      isDirty={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <DraftNotice draft={{ restored: isRestored, discard }} />
      <Box sx={dialogFieldGrid}>
        <TextField {...fieldProps('jenis')} select sx={fullWidthStyle}>
          {kipiKinds.map(kind => (
            <MenuItem key={kind} value={kind}>
              {t(`resources.vaksinasi.kind.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {isSerious ? (
          <Alert severity="warning" sx={fullWidthStyle}>
            {t('resources.vaksinasi.kipi.serious', { smart_count: seriousKipiDeadlineHours })}
            {isReportReset ? ` ${t('resources.vaksinasi.kipi.report_reset')}` : null}
          </Alert>
        ) : null}
        <TextField
          {...fieldProps('keluhan')}
          multiline
          autoFocus
          sx={fullWidthStyle}
          slotProps={longTextProps}
        />
        <TextField {...fieldProps('tanggalMulai')} type="date" />
        <TextField {...fieldProps('jamMulai')} type="time" />
        <TextField
          {...fieldProps('tindakan')}
          multiline
          sx={fullWidthStyle}
          slotProps={longTextProps}
        />
        <TextField {...fieldProps('kesudahan')} select sx={fullWidthStyle}>
          {kipiOutcomes.map(outcome => (
            <MenuItem key={outcome} value={outcome}>
              {t(`resources.vaksinasi.outcome.${outcome}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </CommandDialog>
  );
};

const longTextProps = { htmlInput: { maxLength: 1000 } };
const fullWidthStyle = { gridColumn: '1 / -1' };
