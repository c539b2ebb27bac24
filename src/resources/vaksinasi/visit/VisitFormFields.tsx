import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { doseReasons, doseSites } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/ui/date/DateField.tsx';
import { visitFieldId } from './visitFieldId.ts';
import { useStickyDose } from './stickyDose.ts';
import { fieldGrid } from '../styles.ts';
import { useVaccineNames } from '../queue/useQueue.ts';
import type { VisitFormState, VisitValues } from './useVisitForm.ts';

/** Dose fields; their values carry over to the next peserta. */
export const DoseFields = ({ visit: { errors } }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { fields, change } = useStickyDose();
  const vaccines = useVaccineNames();
  const listId = useId();
  const fieldProps = (name: keyof typeof fields) => ({
    id: visitFieldId(name),
    label: t(`resources.vaksinasi.form.${name}`),
    value: fields[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Box sx={gridStyle}>
        <TextField
          {...fieldProps('vaksin')}
          slotProps={{ htmlInput: { list: listId, maxLength: 60 } }}
        />
        <datalist id={listId}>
          {vaccines.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          {...fieldProps('batch')}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <DateField {...fieldProps('kadaluarsa')} onChange={kadaluarsa => change({ kadaluarsa })} />
        <TextField {...fieldProps('lokasi')} select>
          {doseSites.map(site => (
            <MenuItem key={site} value={site}>
              {t(`resources.vaksinasi.site.${site}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...fieldProps('vaksinator')} slotProps={{ htmlInput: { maxLength: 100 } }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('resources.vaksinasi.form.carried_over')}
      </Typography>
    </>
  );
};

/** Reason and note when no dose was given. */
export const ReasonFields = ({ visit: { fields, change, errors } }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { hasil, alasan } = fields;
  const reasons = hasil === 'DIBERIKAN' ? [] : doseReasons[hasil];
  return (
    <Box sx={gridStyle}>
      <TextField
        select
        id={visitFieldId('alasan')}
        label={t('resources.vaksinasi.form.alasan')}
        value={reasons.some(one => one === alasan) ? alasan : ''}
        onChange={event => change({ alasan: event.target.value as VisitValues['alasan'] })}
        error={errors['alasan'] !== undefined}
        helperText={errors['alasan']}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {t('form.choose')}
        </MenuItem>
        {reasons.map(reason => (
          <MenuItem key={reason} value={reason}>
            {t(`resources.vaksinasi.reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        id={visitFieldId('catatan')}
        label={t(
          `resources.vaksinasi.form.${alasan === 'LAINNYA' ? 'catatan' : 'catatan_optional'}`,
        )}
        value={fields.catatan}
        onChange={event => change({ catatan: event.target.value })}
        error={errors['catatan'] !== undefined}
        helperText={errors['catatan']}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
};

/** Date and time of a visit recorded later. */
export const TimeFields = ({ visit: { fields, change, errors } }: { visit: VisitFormState }) => {
  const t = useMessages();
  return (
    <Box sx={gridStyle}>
      <DateField
        id={visitFieldId('tanggal')}
        label={t('resources.vaksinasi.form.tanggal')}
        value={fields.tanggal}
        onChange={tanggal => change({ tanggal })}
        error={errors['tanggal'] !== undefined}
        helperText={errors['tanggal']}
      />
      <TextField
        id={visitFieldId('jam')}
        type="time"
        label={t('resources.vaksinasi.form.jam')}
        value={fields.jam}
        onChange={event => change({ jam: event.target.value })}
        error={errors['jam'] !== undefined}
        helperText={errors['jam']}
      />
    </Box>
  );
};

const gridStyle = { ...fieldGrid, alignItems: 'start', mb: 1.5 };
