import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { resolveField } from '../resource/resourceField.ts';
import { SelectInput } from './SelectInput.tsx';
import { CheckboxGroupInput } from './CheckboxGroupInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { DateInput } from './DateInput.tsx';
import { TextInput } from './TextInput.tsx';

// MUI's Autocomplete is large, so it is loaded with the first form that uses it.
const LookupInput = lazy(() => import('./LookupInput.tsx'));
const FileInput = lazy(() => import('./FileInput.tsx'));

const renderInput = (field: ResourceField) => {
  const { Input } = field.spec;
  if (Input) return <Input field={field} />;
  switch (field.kind) {
    case 'boolean':
      return <SwitchInput field={field} />;
    case 'select':
      return <SelectInput field={field} />;
    case 'date':
      return <DateInput field={field} />;
    case 'set':
      return <CheckboxGroupInput field={field} />;
    case 'lookup':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <LookupInput field={field} />
        </Suspense>
      );
    case 'file':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <FileInput field={field} />
        </Suspense>
      );
    default:
      return <TextInput field={field} />;
  }
};

/** Renders the input for a field by its kind. */
export const FieldInput = ({ source }: { source: string }) => {
  const { definition } = useResourceForm();
  return renderInput(resolveField(definition, source));
};
