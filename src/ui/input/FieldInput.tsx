import { lazy, Suspense } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useFormFacts } from '../form/FormContext.ts';
import type { Field } from '../resource/field.ts';
import { fieldOf } from '../resource/field.ts';
import { SelectInput } from './SelectInput.tsx';
import { SetInput } from './SetInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextInput } from './TextInput.tsx';

// MUI's Autocomplete is large, so it is loaded with the first form that uses it.
const LookupInput = lazy(() => import('./LookupInput.tsx'));

const inputOf = (field: Field) => {
  const { Input } = field.spec;
  if (Input) return <Input field={field} />;
  switch (field.kind) {
    case 'boolean':
      return <SwitchInput field={field} />;
    case 'select':
      return <SelectInput field={field} />;
    case 'set':
      return <SetInput field={field} />;
    case 'lookup':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <LookupInput field={field} />
        </Suspense>
      );
    default:
      return <TextInput field={field} />;
  }
};

/** Renders the input for a field by its kind. */
export const FieldInput = ({ source }: { source: string }) => {
  const { definition } = useFormFacts();
  return inputOf(fieldOf(definition, source));
};
