import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { faskesCalls, guaranteeInput, type AnsweredGuarantee } from '#contract/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CommandDialog } from '#src/ui/command/CommandDialog.tsx';
import { useFieldInput } from '#src/ui/input/useFieldInput.ts';
import type { ResourceField } from '#src/ui/resource/resourceField.ts';
import { useInvalidateStatement, useUpdateStatementCache } from './useStatement.ts';

interface GuaranteeAnswerDialogProps {
  faskesId: number;
  guarantee: AnsweredGuarantee;
  onClose: () => void;
}

/** Radio buttons for yes and no; at first neither is chosen. */
const YesNoInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { id, name, inputRef, value, onChange, label, help, error } = useFieldInput(field);
  return (
    <FormControl error={error}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} name={name} value={value} onChange={onChange}>
        <FormControlLabel
          value="ya"
          control={<Radio slotProps={{ input: { ref: inputRef } }} />}
          label={t('resources.faskes.statement.yes')}
        />
        <FormControlLabel
          value="tidak"
          control={<Radio />}
          label={t('resources.faskes.statement.no')}
        />
      </RadioGroup>
      <FormHelperText role="status">{error ? help : null}</FormHelperText>
    </FormControl>
  );
};

const fields = {
  jawaban: {
    kind: 'select',
    label: 'resources.faskes.statement.question',
    Input: YesNoInput,
  },
  catatan: { kind: 'multiline', help: 'resources.faskes.statement.note_help' },
  berlakuSampai: { help: 'resources.faskes.statement.until_help' },
} as const;

/** Dialog to answer one guarantee: yes or no, a note, and the last valid day of its evidence. */
export const GuaranteeAnswerDialog = ({
  faskesId,
  guarantee,
  onClose,
}: GuaranteeAnswerDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const invalidateStatement = useInvalidateStatement();
  const { butir, jawaban } = guarantee;
  // The version that was read; after a conflict it becomes the version of the concurrent answer.
  const [version, setVersion] = useState(guarantee.version);
  const name = t(`resources.faskes.guarantee_name.${butir}`);
  return (
    <CommandDialog
      title={name}
      description={t(`resources.faskes.guarantee_text.${butir}`)}
      confirmLabel={t('common.action.save')}
      resource="faskes"
      schema={guaranteeInput}
      fields={fields}
      version={version}
      initialValues={{
        ...guarantee,
        jawaban: jawaban === null ? '' : jawaban ? 'ya' : 'tidak',
      }}
      toBody={input => ({
        ...input,
        jawaban: input['jawaban'] === undefined ? undefined : input['jawaban'] === 'ya',
      })}
      run={async body => {
        const params = { id: faskesId, butir };
        await updateStatement(await call(faskesCalls.answerGuarantee, { params, body }));
      }}
      success={() => t('resources.faskes.statement.answered', { name })}
      onError={({ code, problem, message: detail }) => {
        if (code !== 'VERSI_BASI') return t('resources.faskes.statement.unsaved', { detail });
        const concurrentAnswer = problem?.current as AnsweredGuarantee;
        setVersion(concurrentAnswer.version);
        void invalidateStatement(faskesId);
        return t('resources.faskes.statement.stale', {
          who: concurrentAnswer.dijawabOleh ?? t('common.unknown'),
        });
      }}
      onClose={onClose}
    />
  );
};
