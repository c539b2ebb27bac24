import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { z } from '#contract/core/zod.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useBackLink } from '../list/backLink.tsx';
import { SectionsProvider } from '../page/SectionsProvider.tsx';
import { RecordHeader } from '../record/RecordHeader.tsx';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { formFields, fillId } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { validateInput } from './formErrors.ts';
import { FormAside } from './FormAside.tsx';
import { FormSections } from './FormSections.tsx';
import { initialFormValues, toInput } from './formValues.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSaveRecord } from './save/useSaveRecord.ts';
import { useHasAside } from './useHasAside.ts';
import { useRecordForm } from './useRecordForm.ts';

interface FormScreenProps {
  definition: ResourceSpec;
  schema: z.ZodObject;
  /** The opened record, which stays the same while the form is edited. Undefined when creating. */
  record?: AnyRecord;
  /** Called when the form becomes dirty or clean. */
  onDirty?: (dirty: boolean) => void;
}

/** An editable resource form with header, error summary, sections and save bar. */
export const FormScreen = ({ definition, schema, record, onDirty }: FormScreenProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { search } = useLocation();
  const saveRecord = useSaveRecord(definition);
  const [created, setCreated] = useState<AnyRecord>();
  const fields = formFields(definition);
  const hasAside = useHasAside();
  const { paths } = definition;
  const pagePath = record && paths.show && fillId(paths.show, record.id);
  const state = useRecordForm<AnyRecord>({
    fields,
    record,
    initialValues: initialFormValues(fields, search, definition.defaultValues),
    validate: validateInput(schema, fields, definition.validate, undefined, record),
    backPath: useBackLink(definition.paths.list, ...(pagePath ? [pagePath] : [])),
    save: (values, base) => saveRecord(schema.parse(toInput(fields, values)), base),
    ask: async (values, base) =>
      await definition.saveQuestion?.(schema.parse(toInput(fields, values)), base, call),
    success: (saved, base) => {
      const name = definition.nameOf(saved);
      const warnings = definition.saveWarnings?.(saved) ?? [];
      return {
        text: [t(base ? 'form.saved' : 'form.created', { name }), ...warnings].join('\n'),
        // Issues that remain are information, not a warning about the save.
        type: warnings.length > 0 ? 'info' : 'success',
      };
    },
    canUndo: definition.hasUndo === true,
    onSaved: (saved, base) => {
      if (base || !definition.CreatedDialog) return 'leave';
      setCreated(saved);
      return 'wait';
    },
  });
  const dirty = state.changedFields.length > 0;
  useEffect(() => onDirty?.(dirty), [dirty, onDirty]);
  const form = (
    <RecordForm
      definition={definition}
      state={state}
      header={
        state.base ? (
          <RecordHeader
            isForm
            hasAside={hasAside}
            definition={definition}
            record={state.base}
            hasErrors={state.hasErrors}
            onDeleted={() => {
              // The page of a deleted record does not exist.
              state.leaveTo(state.backPath === pagePath ? paths.list : state.backPath);
            }}
          />
        ) : (
          <CreateHeader definition={definition} hasErrors={state.hasErrors} />
        )
      }
    >
      <FormSections />
      {created && definition.CreatedDialog ? (
        <definition.CreatedDialog saved={created} onClose={state.leave} />
      ) : null}
    </RecordForm>
  );
  return (
    <SectionsProvider>
      <Box sx={hasAside ? columns : undefined}>
        <Box sx={{ minWidth: 0 }}>{form}</Box>
        {hasAside ? <FormAside definition={definition} record={state.base} /> : null}
      </Box>
    </SectionsProvider>
  );
};

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  alignItems: 'start',
};

interface CreateHeaderProps {
  definition: ResourceSpec;
  hasErrors: boolean;
}

const CreateHeader = ({ definition, hasErrors }: CreateHeaderProps) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const title = names.t('page.create');
  return (
    <PageHeader
      title={title}
      documentTitle={hasErrors ? t('form.errors.document', { title }) : title}
      description={names.tOptional('lead')}
    />
  );
};
