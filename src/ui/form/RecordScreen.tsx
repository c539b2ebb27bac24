import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useBackLink } from '../list/backLink.ts';
import type { AnyRecord, ResourceSpec, DisabledReason } from '../resource/definition.ts';
import { formFields } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { ResourceFormContext } from './ResourceFormContext.ts';
import { FormHeader } from './FormHeader.tsx';
import { FormSections } from './FormSections.tsx';
import { toFormValues, type FormValues } from './formValues.ts';

interface RecordScreenProps {
  definition: ResourceSpec;
  record: AnyRecord;
  /** Why the record is read-only; undefined when the user merely lacks the permission. */
  readOnlyReason: DisabledReason | undefined;
}

/** A read-only record with the reason and a link to an alternative action. */
export const RecordScreen = ({ definition, record, readOnlyReason }: RecordScreenProps) => {
  const names = useResourceMessages(definition);
  const navigate = useNavigate();
  const backPath = useBackLink(definition.paths.list);
  // Sections with custom content read react-hook-form, so the record's values are put into a form.
  const [values] = useState(() => toFormValues(formFields(definition), record));
  const form = useForm<FormValues>({ values });
  return (
    <ResourceFormContext value={{ definition, record, isReadOnly: true }}>
      <FormHeader hasErrors={false} onDeleted={() => void navigate(backPath)} />
      {readOnlyReason ? (
        <Alert
          severity="info"
          sx={{ mb: 3, maxWidth: 640 }}
          action={
            readOnlyReason.alternative ? (
              <Button
                size="small"
                color="inherit"
                component={Link}
                to={readOnlyReason.alternative.to}
              >
                {names.tKey(readOnlyReason.alternative.label)}
              </Button>
            ) : undefined
          }
        >
          {names.disabledReason(readOnlyReason)}
        </Alert>
      ) : null}
      <FormProvider {...form}>
        {definition.Notice ? <definition.Notice /> : null}
        <FormSections />
      </FormProvider>
    </ResourceFormContext>
  );
};
