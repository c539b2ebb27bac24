import { memo } from 'react';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { useResourceForm } from '../form/ResourceFormContext.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { resolveField } from '../resource/resourceField.ts';
import { SelectInput } from './SelectInput.tsx';
import { CheckboxGroupInput } from './CheckboxGroupInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { DateInput } from './DateInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TimeInput } from './TimeInput.tsx';

// MUI's Autocomplete is large, so it is loaded with the first form that uses it.
const LookupInput = lazyInput(() => import('./LookupInput.tsx'));
const FileInput = lazyInput(() => import('./FileInput.tsx'));
const LinesInput = lazyInput(() => import('../lines/LinesInput.tsx'));

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
    case 'time':
      return <TimeInput field={field} />;
    case 'set':
      return <CheckboxGroupInput field={field} />;
    case 'lookup':
      return <LookupInput field={field} />;
    case 'file':
      return <FileInput field={field} />;
    case 'lines':
      return <LinesInput field={field} />;
    default:
      return <TextInput field={field} />;
  }
};

/** Renders the input for a field by its kind. */
export const FieldInput = memo(({ source }: { source: string }) => {
  const { definition } = useResourceForm();
  return renderInput(resolveField(definition, source));
});
FieldInput.displayName = 'FieldInput';
