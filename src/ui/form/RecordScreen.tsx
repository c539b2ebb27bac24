import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useWayBack } from '../list/address.ts';
import type { AnyRecord, Definition, Refusal } from '../resource/definition.ts';
import { formFields } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { FormContext } from './FormContext.ts';
import { FormHead } from './FormHead.tsx';
import { Sections } from './Sections.tsx';
import { toForm, type FormValues } from './values.ts';

interface RecordScreenProps {
  definition: Definition;
  record: AnyRecord;
  /** Why the record is read-only; undefined when the user merely lacks the permission. */
  locked: Refusal | undefined;
}

/** A read-only record with the reason and a link to an alternative action. */
export const RecordScreen = ({ definition, record, locked }: RecordScreenProps) => {
  const names = useNames(definition);
  const navigate = useNavigate();
  const back = useWayBack(definition.paths.list);
  // Sections with custom content read react-hook-form, so the record's values are put into a form.
  const [values] = useState(() => toForm(formFields(definition), record));
  const form = useForm<FormValues>({ values });
  return (
    <FormContext value={{ definition, record, readOnly: true }}>
      <FormHead failed={false} onDeleted={() => void navigate(back)} />
      {locked ? (
        <Alert
          severity="info"
          sx={{ mb: 3, maxWidth: 640 }}
          action={
            locked.instead ? (
              <Button size="small" color="inherit" component={Link} to={locked.instead.to}>
                {names.any(locked.instead.label)}
              </Button>
            ) : undefined
          }
        >
          {names.refusal(locked)}
        </Alert>
      ) : null}
      <FormProvider {...form}>
        {definition.Notice ? <definition.Notice /> : null}
        <Sections />
      </FormProvider>
    </FormContext>
  );
};
