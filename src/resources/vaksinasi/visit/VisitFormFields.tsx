import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Zone } from '#contract/core/values/zone.ts';
import { doseReasons, doseSites } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { TimeField } from '#src/kit/date/TimeField.tsx';
import { textareaSlots } from '#src/kit/input/textareaSlots.ts';
import { useClosedDays } from '../../jadwal/useClosedDays.ts';
import { fieldGrid } from '../styles.ts';
import { VaccineFields } from '../vaccine/VaccineFields.tsx';
import { visitFieldId } from './visitFieldId.ts';
import { useStickyDose } from './stickyDose.ts';
import type { VisitFormState, VisitValues } from './useVisitForm.ts';

/** Vaccine, injection site and vaccinator; their values carry over to the next peserta. */
export const DoseFields = ({ visit }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { fields, change } = useStickyDose();
  const fieldProps = (name: 'lokasi' | 'vaksinator') => ({
    id: visitFieldId(name),
    label: t(`resources.vaksinasi.form.${name}`),
    value: fields[name],
    error: visit.errors[name] !== undefined,
    helperText: visit.errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <VaccineFields visit={visit} />
      <Box sx={gridStyle}>
        <TextField {...fieldProps('lokasi')} select>
          {doseSites.map(site => (
            <MenuItem key={site} value={site}>
              {t(`resources.vaksinasi.site.${site}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...fieldProps('vaksinator')} slotProps={{ htmlInput: { maxLength: 100 } }} />
      </Box>
    </>
  );
};

/** The day on which a postponed person comes again: after the visit, and one on which the facility is open. */
const NewPlanField = ({
  visit: { fields, change, errors, idFaskes, screeningContext },
}: {
  visit: VisitFormState;
}) => {
  const t = useMessages();
  const isClosed = useClosedDays(idFaskes);
  const error = errors['rencanaTanggal'];
  return (
    <DateField
      id={visitFieldId('rencanaTanggal')}
      label={t('resources.vaksinasi.form.rencanaTanggal')}
      value={fields.rencanaTanggal}
      onChange={rencanaTanggal => change({ rencanaTanggal })}
      isDisabled={day => day <= screeningContext.day || isClosed(day)}
      error={error !== undefined}
      helperText={error ?? t('resources.vaksinasi.form.rencanaTanggal_help')}
    />
  );
};

/** Reason and note when no dose was given. */
export const ReasonFields = ({ visit }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { fields, change, errors, isCorrection } = visit;
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
      {hasil === 'DITUNDA' && !isCorrection ? <NewPlanField visit={visit} /> : null}
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
        slotProps={textareaSlots(1, { maxLength: 500 })}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
};

interface TimeFieldsProps {
  visit: VisitFormState;
  /** Zone of the facility. */
  zone: Zone;
}

/** Date and time of a visit recorded later. */
export const TimeFields = ({ visit: { fields, change, errors }, zone }: TimeFieldsProps) => {
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
      <TimeField
        id={visitFieldId('jam')}
        label={t('form.time.zoned', { label: t('resources.vaksinasi.form.jam'), zone })}
        value={fields.jam}
        onChange={jam => change({ jam })}
        error={errors['jam'] !== undefined}
        helperText={errors['jam']}
      />
    </Box>
  );
};

const gridStyle = { ...fieldGrid, alignItems: 'start', mb: 1.5 };
