import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  dosisCalls,
  isSeriousKipi,
  kipiKinds,
  kipiOutcomes,
  seriousKipiHours,
  type Kipi,
} from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { formatDateTime, formatTime, jakartaDay } from '#src/ui/format/date.ts';
import type { VisitDialogProps } from './CancelDialog.tsx';
import { touch, touchFields } from './layout.ts';
import { useDeed } from './useDeed.ts';

interface KipiDialogProps extends VisitDialogProps {
  /** The event that is mended; none for a new one. */
  event?: Kipi;
}

/** Notes what happened after a dose, or how it went on; of what is serious it says until when it is reported. */
export const KipiDialog = ({ dose, name, event, onClose }: KipiDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const id = useId();
  const { busy, errors, setErrors, run } = useDeed();
  const key = useRef<{ text: string; key: string }>(undefined);
  const [fields, setFields] = useState(() => ({
    jenis: event?.jenis ?? ('TIDAK_SERIUS' as const),
    keluhan: event?.keluhan ?? '',
    tanggalMulai: jakartaDay(new Date(event?.mulai ?? Date.now())),
    jamMulai: event ? formatTime(event.mulai) : '',
    tindakan: event?.tindakan ?? '',
    kesudahan: event?.kesudahan ?? ('BELUM_PULIH' as const),
  }));
  type Fields = typeof fields;
  const said = (field: keyof Fields) => ({
    label: say(`resources.dosis.kipi.${field}`),
    value: fields[field],
    error: errors[field] !== undefined,
    helperText: errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields(before => ({ ...before, [field]: target.value })),
  });

  const send = async () => {
    const body = { ...fields, tindakan: fields.tindakan.trim() || null };
    if (event) {
      const input = { params: { id: event.id }, body: { ...body, version: event.version } };
      return await call(dosisCalls.changeKipi, input);
    }
    const text = JSON.stringify(body);
    if (key.current?.text !== text) key.current = { text, key: crypto.randomUUID() };
    return await call(
      dosisCalls.addKipi,
      { params: { id: dose.id }, body },
      { idempotencyKey: key.current.key },
    );
  };
  const save = async (): Promise<void> => {
    const missing = (['keluhan', 'tanggalMulai', 'jamMulai'] as const).filter(
      field => fields[field].trim() === '',
    );
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map(field => [field, say('form.required')])));
      return;
    }
    const told: { due?: string | null } = {};
    const went = await run(async () => {
      told.due = (await send()).laporPalingLambat;
    });
    if (!went) return;
    const due = told.due ?? null;
    notify(due === null ? 'resources.dosis.kipi.done' : 'resources.dosis.kipi.done_serious', {
      type: due === null ? 'success' : 'warning',
      messageArgs: { name, when: formatDateTime(due) },
    });
    onClose();
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {say('resources.dosis.kipi.title', { name, number: dose.dosisKe })}
      </DialogTitle>
      <DialogContent>
        {errors['_'] ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors['_']}
          </Alert>
        ) : null}
        <Box sx={grid}>
          <TextField {...said('jenis')} select sx={whole}>
            {kipiKinds.map(kind => (
              <MenuItem key={kind} value={kind}>
                {say(`resources.dosis.kind.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
          {isSeriousKipi(fields.jenis) ? (
            <Alert severity="warning" sx={whole}>
              {say('resources.dosis.kipi.serious', { smart_count: seriousKipiHours })}
            </Alert>
          ) : null}
          <TextField {...said('keluhan')} multiline autoFocus sx={whole} slotProps={long} />
          <TextField {...said('tanggalMulai')} type="date" />
          <TextField {...said('jamMulai')} type="time" />
          <TextField {...said('tindakan')} multiline sx={whole} slotProps={long} />
          <TextField {...said('kesudahan')} select sx={whole}>
            {kipiOutcomes.map(outcome => (
              <MenuItem key={outcome} value={outcome}>
                {say(`resources.dosis.outcome.${outcome}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose} sx={touch}>
          {say('common.act.cancel')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void save()} sx={touch}>
          {say('resources.dosis.kipi.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const long = { htmlInput: { maxLength: 1000 } };
const whole = { gridColumn: '1 / -1' };
const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  ...touchFields,
};
