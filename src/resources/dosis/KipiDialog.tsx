import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  dosisCalls,
  isSeriousKipi,
  kipiKinds,
  kipiOutcomes,
  seriousKipiHours,
  type Dosis,
  type Kipi,
} from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { DraftNotice } from '#src/ui/form/DraftNotice.tsx';
import { formatDateTime, formatTime, jakartaDay } from '#src/ui/format/date.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { pairFields } from './layout.ts';
import { reportingOf } from './report.ts';
import { useDeed } from './useDeed.ts';

interface KipiDialogProps {
  dose: Pick<Dosis, 'id' | 'dosisKe'>;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
  /** The KIPI to edit; undefined for a new one. */
  event?: Kipi;
}

/** Records or updates a KIPI (adverse event); a serious one shows its reporting deadline. */
export const KipiDialog = ({ dose, name, event, onClose }: KipiDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const deed = useDeed();
  const { errors, setErrors, run } = deed;
  const key = useRef<{ text: string; key: string }>(undefined);
  const [start] = useState(() => ({
    jenis: event?.jenis ?? ('TIDAK_SERIUS' as const),
    keluhan: event?.keluhan ?? '',
    tanggalMulai: jakartaDay(new Date(event?.mulai ?? Date.now())),
    jamMulai: event ? formatTime(event.mulai) : '',
    tindakan: event?.tindakan ?? '',
    kesudahan: event?.kesudahan ?? ('BELUM_PULIH' as const),
  }));
  type Fields = typeof start;
  const typed = useRef<Fields>(null);
  const draft = useDraft<Fields>(`KIPI ${dose.id} ${event?.id ?? ''}`, () => typed.current);
  const [fields, setFields] = useState(draft ?? start);
  const [restored, setRestored] = useState(draft !== null);
  const dirty = JSON.stringify(fields) !== JSON.stringify(start);
  useEffect(() => {
    typed.current = dirty ? fields : null;
  }, [dirty, fields]);
  const discard = (): void => {
    setFields(start);
    setRestored(false);
  };
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
      told.due = reportingOf(await send()).laporKipi;
    });
    if (!went) return;
    const due = told.due ?? null;
    notify(due === null ? 'resources.dosis.kipi.done' : 'resources.dosis.kipi.done_serious', {
      type: due === null ? 'success' : 'warning',
      messageArgs: { name, when: formatDateTime(due) },
    });
    onClose();
  };

  const isSerious = isSeriousKipi(fields.jenis);
  const isUndone = isSerious && event?.serius === false && event.laporan !== null;
  return (
    <DeedDialog
      wide
      title={say('resources.dosis.kipi.title', { name, number: dose.dosisKe })}
      label={say('resources.dosis.kipi.save')}
      deed={deed}
      dirty={dirty}
      onDo={save}
      onClose={onClose}
    >
      <DraftNotice draft={{ restored, discard }} />
      <Box sx={pairFields}>
        <TextField {...said('jenis')} select sx={whole}>
          {kipiKinds.map(kind => (
            <MenuItem key={kind} value={kind}>
              {say(`resources.dosis.kind.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {isSerious ? (
          <Alert severity="warning" sx={whole}>
            {say('resources.dosis.kipi.serious', { smart_count: seriousKipiHours })}
            {isUndone ? ` ${say('resources.dosis.kipi.turned')}` : null}
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
    </DeedDialog>
  );
};

const long = { htmlInput: { maxLength: 1000 } };
const whole = { gridColumn: '1 / -1' };
