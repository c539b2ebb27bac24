import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { pesertaInput, type Issue } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FormSections } from '#src/kit/form/FormSections.tsx';
import { RecordForm } from '#src/kit/form/RecordForm.tsx';
import { validateInput } from '#src/kit/form/formErrors.ts';
import { toInput } from '#src/kit/form/formValues.ts';
import { useSaveRecord } from '#src/kit/form/save/useSaveRecord.ts';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { fieldInputId } from '#src/kit/input/useFieldInput.ts';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { formFields } from '#src/kit/resource/resourceField.ts';
import { ParticipantAnswer } from '../../pertanyaan/ParticipantAnswer.tsx';
import { issueField } from '../issueText.ts';
import { ReplacedNumberContext } from '../form/replacedNumber.ts';
import { FixHeader } from './FixHeader.tsx';

interface FixFormProps {
  definition: ResourceSpec;
  record: AnyRecord;
  /** Position in the run, from 0. */
  at: number;
  total: number;
  backPath: string;
  onGo: (position: number) => void;
  onSaved: () => void;
  /** Called when an answer of the participant was accepted or refused. */
  onDecided: () => void;
  /** Called when the participant was deleted or deactivated. */
  onRemoved: () => void;
}

/** Form of one participant of the run: the faulty fields first, then the others. */
export const FixForm = ({
  definition,
  record,
  at,
  total,
  backPath,
  onGo,
  onSaved,
  onDecided,
  onRemoved,
}: FixFormProps) => {
  const t = useMessages();
  const [isSaved, setIsSaved] = useState(false);
  const form = useMemo(() => withFaultyFirst(definition, record), [definition, record]);
  const saveRecord = useSaveRecord(form);
  const fields = formFields(form);
  const state = useRecordForm<AnyRecord>({
    fields,
    record,
    draftKey: `${fixPath}/${record.id}`,
    validate: validateInput(pesertaInput, fields, form.validate, undefined, record),
    backPath,
    save: (values, base) => saveRecord(pesertaInput.parse(toInput(fields, values)), base),
    success: saved => {
      const warnings = form.saveWarnings?.(saved) ?? [];
      return {
        text: [t('form.saved', { name: form.nameOf(saved) }), ...warnings].join('\n'),
        type: warnings.length > 0 ? 'warning' : 'success',
      };
    },
    canUndo: form.hasUndo === true,
    onSaved: () => {
      setIsSaved(true);
      return 'wait';
    },
  });
  // Only after the save does the form let go of its values without a question.
  useEffect(() => {
    if (isSaved) onSaved();
    // oxlint-disable-next-line react/exhaustive-deps -- once per save
  }, [isSaved]);
  const [first] = faultyFields(definition, record);
  useFocusedField(first);
  const numbers = [record['nik'] ?? record['noPaspor'], record['namaBHBU']];
  const facts = [
    t('resources.peserta.fix.position', { at: at + 1, total }),
    ...numbers.filter(one => typeof one === 'string'),
    formatDate(record['tanggalLahir'] as string),
  ];
  return (
    <ReplacedNumberContext value={first}>
      <RecordForm
        definition={form}
        state={state}
        identifyingParams={personParams}
        header={
          <FixHeader
            definition={definition}
            record={record}
            description={facts.join(' · ')}
            onRemoved={onRemoved}
          />
        }
        bar={
          <Box data-at-foot sx={barStyle}>
            <Button type="submit" variant="contained" loading={state.isSubmitting}>
              {t(at + 1 < total ? 'resources.peserta.fix.next' : 'resources.peserta.fix.last', {
                at: at + 1,
                total,
              })}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => onGo(at + 1)}>
              {t('resources.peserta.fix.skip')}
            </Button>
            <Button
              variant="outlined"
              color="inherit"
              disabled={at === 0}
              onClick={() => onGo(at - 1)}
            >
              {t('resources.peserta.fix.previous')}
            </Button>
            <Button color="inherit" component={Link} to={backPath}>
              {t('resources.peserta.fix.back')}
            </Button>
            <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
              {state.hasNothingToSave && state.changedFields.length === 0
                ? t('form.unsaved.nothing_to_save')
                : null}
            </Box>
          </Box>
        }
      >
        <ParticipantAnswer idPeserta={Number(record.id)} onDecided={onDecided} />
        <FormSections />
      </RecordForm>
    </ReplacedNumberContext>
  );
};

/** Path of the screen; `filter` holds the filters of the list. */
export const fixPath = '/dashboard/peserta/perbaiki';
const personParams = ['peserta'];

/** Returns the fields of the form with an issue; others, such as smart checking, are not in it. */
function faultyFields(definition: ResourceSpec, { alasan }: AnyRecord): readonly string[] {
  const inForm = new Set(formFields(definition).map(({ source }) => source));
  const issues = (alasan ?? []) as readonly Issue[];
  return [...new Set(issues.map(issueField))].filter(field => inForm.has(field));
}

/** Returns the definition with a first section of the faulty fields. */
function withFaultyFirst(definition: ResourceSpec, record: AnyRecord): ResourceSpec {
  const faulty = faultyFields(definition, record);
  if (faulty.length === 0) return definition;
  const rest = (definition.form ?? []).map(section => ({
    ...section,
    fields: (section.fields ?? []).filter(field => !faulty.includes(field)),
  }));
  return { ...definition, form: [{ title: 'faulty', fields: faulty }, ...rest] };
}

/** Focuses a field once; its input may be loaded after the form. */
function useFocusedField(source: string | undefined): void {
  useEffect(() => {
    if (source === undefined) return undefined;
    const focus = (): boolean => {
      const input = document.getElementById(fieldInputId(source));
      input?.focus();
      return input !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [source]);
}

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
