import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { documentRule, uploadedFile } from '#contract/core/values/upload.ts';
import type { z } from '#contract/core/zod.ts';
import {
  faskesCalls,
  guaranteeInput,
  maxEvidence,
  type AnsweredGuarantee,
  type GuaranteeStatement,
} from '#contract/domains/faskes/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UploadDialog } from '#src/kit/attachment/UploadDialog.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { CallOptions } from '#src/providers/api/http.ts';
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
const fieldsWithFile = { ...fields, berkas: { label: 'resources.faskes.evidence.label' } } as const;

const schema = guaranteeInput.safeExtend({
  berkas: uploadedFile(documentRule).optional(),
});

/**
 * Dialog to answer one guarantee: yes or no, a note, a document of evidence, and its last valid
 * day.
 */
export const GuaranteeAnswerDialog = ({
  faskesId,
  guarantee,
  onClose,
}: GuaranteeAnswerDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const updateStatement = useUpdateStatementCache();
  const invalidateStatement = useInvalidateStatement();
  const { butir, jawaban, berkas: evidence } = guarantee;
  // The version that was read; after a conflict it becomes the version of the concurrent answer.
  const [version, setVersion] = useState(guarantee.version);
  /** The answer that is stored, so that a document alone does not answer again. */
  const [stored, setStored] = useState(guarantee);
  const name = t(`resources.faskes.guarantee_name.${butir}`);
  const isFull = evidence.length >= maxEvidence;
  const params = { id: faskesId, butir };
  /** Saves the answer and the document in one call, so that neither is saved without the other. */
  const save = async (
    { berkas, ...body }: z.output<typeof schema>,
    options: CallOptions,
  ): Promise<GuaranteeStatement> => {
    if (!berkas) return await call(faskesCalls.answerGuarantee, { params, body }, options);
    const { jawaban: yes, catatan, berlakuSampai } = body;
    const isAnswered =
      yes === stored.jawaban &&
      (catatan ?? null) === stored.catatan &&
      (berlakuSampai ?? null) === stored.berlakuSampai;
    const answer = {
      jawaban: yes ? ('true' as const) : ('false' as const),
      catatan,
      berlakuSampai,
    };
    return await call(
      faskesCalls.addEvidence,
      { params, body: { berkas, ...(isAnswered ? {} : answer) } },
      { ...options, headers: { 'If-Match': `"${version}"` } },
    );
  };
  return (
    <UploadDialog
      title={name}
      description={t(`resources.faskes.guarantee_text.${butir}`)}
      confirmLabel={t('common.action.save')}
      lead={
        isFull
          ? t('resources.faskes.evidence.limit', { max: maxEvidence })
          : evidence.length > 0
            ? t('resources.faskes.evidence.existing', {
                names: evidence.map(({ nama }) => nama).join(', '),
              })
            : undefined
      }
      resource="faskes"
      schema={schema}
      fields={isFull ? fields : fieldsWithFile}
      version={version}
      initialValues={{
        ...guarantee,
        berkas: undefined,
        jawaban: jawaban === null ? '' : jawaban ? 'ya' : 'tidak',
      }}
      toBody={input => ({
        ...input,
        jawaban: input['jawaban'] === undefined ? undefined : input['jawaban'] === 'ya',
      })}
      run={async (input, options) => await updateStatement(await save(input, options))}
      success={() => t('resources.faskes.statement.answered', { name })}
      onError={({ code, problem, message: detail }) => {
        if (code !== 'VERSI_BASI') return t('resources.faskes.statement.unsaved', { detail });
        const concurrentAnswer = problem?.current as AnsweredGuarantee;
        setVersion(concurrentAnswer.version);
        setStored(concurrentAnswer);
        void invalidateStatement(faskesId);
        return t('resources.faskes.statement.stale', {
          who: concurrentAnswer.dijawabOleh ?? t('common.unknown'),
        });
      }}
      onClose={onClose}
    />
  );
};
