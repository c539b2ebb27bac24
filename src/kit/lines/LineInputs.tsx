import { type ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '../form/formValues.ts';
import { ResourceFormContext } from '../form/ResourceFormContext.ts';
import { cellPath, type LinesState } from './useLines.ts';

interface LineInputsProps {
  lines: LinesState;
  at: number;
  form: UseFormReturn<FormValues>;
  /** Whether the inputs are named without the row, which a heading then names. */
  hasHeading?: boolean;
  children: ReactNode;
}

/** Provides the form of a row; its inputs are named after the row: 'Faskes, baris 2'. */
export const LineInputs = ({ lines, at, form, hasHeading = false, children }: LineInputsProps) => {
  const t = useMessages();
  return (
    <ResourceFormContext
      value={{
        definition: lines.fields.definition,
        record: undefined,
        isReadOnly: false,
        cell: {
          path: cell => cellPath(lines.source, at, cell),
          label: label => (hasHeading ? label : t('form.lines.input', { label, row: at + 1 })),
        },
      }}
    >
      <FormProvider {...form}>{children}</FormProvider>
    </ResourceFormContext>
  );
};
