import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget, twoColumnQuery } from '../styles.ts';
import { useStickyDose } from '../visit/stickyDose.ts';
import type { VisitFormState } from '../visit/useVisitForm.ts';
import { visitFieldId } from '../visit/visitFieldId.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { VaccineDialog } from './VaccineDialog.tsx';
import { VaccineSummary } from './VaccineSummary.tsx';

const errorFields = ['vaksin', 'alasanVaksin', 'batch', 'kadaluarsa', 'alasanBatch'] as const;

/** The vaccine of the visit: that of the session, unless this participant gets another one. */
export const VaccineFields = ({ visit }: { visit: VisitFormState }) => {
  const t = useMessages();
  const errorId = useId();
  const [target, setTarget] = useState<'person' | 'session'>();
  const isOpen = target !== undefined;
  const button = useFocusReturn(isOpen);
  const { vaccine: session } = useStickyDose();
  const { vaccine, fields, change, errors, screeningContext, stockReason, needsTypeReason } = visit;
  const loadError = isOpen ? session.error?.message : undefined;
  const ownErrors = errorFields
    .filter(name => stockReason === null || name !== 'alasanBatch')
    .filter(name => !needsTypeReason || name !== 'alasanVaksin')
    .map(name => errors[name]);
  const errorText = [...ownErrors, loadError].filter(text => text !== undefined).join('. ');
  // The first choice is that of the session; a later one is for this participant only.
  const label = visit.isCorrection ? 'other_batch' : session.choice ? 'other_person' : 'choose';
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={rowStyle}>
        {vaccine ? (
          <VaccineSummary choice={vaccine} stock={session.stockOf(vaccine)} />
        ) : (
          <span>{t('resources.vaksinasi.vaccine.none')}</span>
        )}
        <Button
          ref={button}
          id={visitFieldId('vaksin')}
          variant="outlined"
          loading={isOpen && !session.choices && !session.error}
          aria-describedby={errorText === '' ? undefined : errorId}
          onClick={() => setTarget(session.choice ? 'person' : 'session')}
          sx={touchTarget}
        >
          {t(`resources.vaksinasi.vaccine.${label}`)}
        </Button>
        {fields.vaksin ? (
          <Button onClick={() => change({ vaksin: null })} sx={touchTarget}>
            {t(`resources.vaksinasi.vaccine.${visit.isCorrection ? 'as_recorded' : 'as_session'}`)}
          </Button>
        ) : session.choice ? (
          // A phone shows no strip above an open person.
          <Button onClick={() => setTarget('session')} sx={phoneOnly}>
            {t('resources.vaksinasi.vaccine.change_session')}
          </Button>
        ) : null}
      </Box>
      {errorText === '' ? null : (
        <FormHelperText error id={errorId}>
          {errorText}
        </FormHelperText>
      )}
      {needsTypeReason ? (
        <TextField
          id={visitFieldId('alasanJenis')}
          label={t('resources.vaksinasi.form.alasanJenis')}
          value={fields.alasanJenis}
          onChange={event => change({ alasanJenis: event.target.value })}
          error={errors['alasanVaksin'] !== undefined}
          helperText={errors['alasanVaksin']}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          sx={{ mt: 1.5 }}
        />
      ) : null}
      {stockReason ? (
        <TextField
          id={visitFieldId('alasanStok')}
          label={t('resources.vaksinasi.form.alasanStok')}
          value={stockReason.teks}
          onChange={event => change({ alasanStok: { ...stockReason, teks: event.target.value } })}
          error={errors['alasanBatch'] !== undefined}
          helperText={errors['alasanBatch']}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
          sx={{ mt: 1.5 }}
        />
      ) : null}
      {isOpen && session.choices ? (
        <VaccineDialog
          title={t(
            `resources.vaksinasi.vaccine.${target === 'person' ? 'other_person_title' : 'title'}`,
            { name: visit.name },
          )}
          choices={session.choices}
          current={vaccine}
          vaccinationType={screeningContext.vaccinationType}
          day={screeningContext.day}
          onChoose={choice => {
            if (target === 'person' || visit.isCorrection) change({ vaksin: choice });
            else session.choose(choice);
            setTarget(undefined);
          }}
          onClose={() => setTarget(undefined)}
        />
      ) : null}
    </Box>
  );
};

const phoneOnly = { ...touchTarget, [twoColumnQuery]: { display: 'none' } };
const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
