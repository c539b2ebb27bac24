import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { doseReasons, doseSites } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { fieldId } from './fieldId.ts';
import { useKept } from './kept.ts';
import { pairs } from './layout.ts';
import { useVaccines } from './useQueue.ts';
import type { Visit, VisitFields } from './useVisit.ts';

/** Dose fields; their values carry over to the next peserta. */
export const GivenFields = ({ visit: { errors } }: { visit: Visit }) => {
  const say = useWords();
  const { fields, change } = useKept();
  const vaccines = useVaccines();
  const listId = useId();
  const said = (name: keyof typeof fields) => ({
    id: fieldId(name),
    label: say(`resources.dosis.form.${name}`),
    value: fields[name],
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <Box sx={grid}>
        <TextField {...said('vaksin')} slotProps={{ htmlInput: { list: listId, maxLength: 60 } }} />
        <datalist id={listId}>
          {vaccines.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          {...said('batch')}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
        <TextField {...said('kadaluarsa')} type="date" />
        <TextField {...said('lokasi')} select>
          {doseSites.map(site => (
            <MenuItem key={site} value={site}>
              {say(`resources.dosis.site.${site}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...said('vaksinator')} slotProps={{ htmlInput: { maxLength: 100 } }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {say('resources.dosis.form.kept')}
      </Typography>
    </>
  );
};

/** Reason and note when no dose was given. */
export const ReasonFields = ({ visit: { fields, change, errors } }: { visit: Visit }) => {
  const say = useWords();
  const { hasil, alasan } = fields;
  const reasons = hasil === 'DIBERIKAN' ? [] : doseReasons[hasil];
  return (
    <Box sx={grid}>
      <TextField
        select
        id={fieldId('alasan')}
        label={say('resources.dosis.form.alasan')}
        value={reasons.some(one => one === alasan) ? alasan : ''}
        onChange={event => change({ alasan: event.target.value as VisitFields['alasan'] })}
        error={errors['alasan'] !== undefined}
        helperText={errors['alasan']}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {say('form.pick')}
        </MenuItem>
        {reasons.map(reason => (
          <MenuItem key={reason} value={reason}>
            {say(`resources.dosis.reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        id={fieldId('catatan')}
        label={say(`resources.dosis.form.${alasan === 'LAINNYA' ? 'catatan' : 'catatan_optional'}`)}
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
export const TimeFields = ({ visit: { fields, change, errors } }: { visit: Visit }) => {
  const say = useWords();
  return (
    <Box sx={grid}>
      {(['tanggal', 'jam'] as const).map(name => (
        <TextField
          key={name}
          id={fieldId(name)}
          type={name === 'jam' ? 'time' : 'date'}
          label={say(`resources.dosis.form.${name}`)}
          value={fields[name]}
          onChange={event => change({ [name]: event.target.value })}
          error={errors[name] !== undefined}
          helperText={errors[name]}
        />
      ))}
    </Box>
  );
};

const grid = { ...pairs, alignItems: 'start', mb: 1.5 };
