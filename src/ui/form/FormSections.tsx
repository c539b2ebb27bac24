import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldValue } from '../fields/FieldValue.tsx';
import { FieldInput } from '../input/FieldInput.tsx';
import type { AnyRecord, SectionSpec } from '../resource/definition.ts';
import { resolveField, formFields } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { useResourceForm } from './ResourceFormContext.ts';
import { isFieldVisible, toFormValues, type FormValues } from './formValues.ts';

/** `minmax(0, …)` keeps wide content from stretching the page. */
const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 640 };

const factsStyle = {
  display: 'grid',
  m: 0,
  columnGap: 4,
  rowGap: 2,
  maxWidth: 960,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** The sections of the form, each with its heading. */
export const FormSections = () => {
  const { definition } = useResourceForm();
  return (
    <Box sx={{ ...columnStyle, maxWidth: 'none', gap: 4 }}>
      {(definition.form ?? []).map((section, at) => (
        <FormSection key={section.title ?? at} {...section} />
      ))}
    </Box>
  );
};

const FormSection = ({ title, fields = [], Content }: SectionSpec) => {
  const { definition, isReadOnly, record } = useResourceForm();
  const names = useResourceMessages(definition);
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={title ? headingId : undefined}>
      {title ? (
        <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
          {names.t(`section.${title}`)}
        </Typography>
      ) : null}
      {fields.length === 0 ? null : isReadOnly && record ? (
        <ReadOnlyFields fields={fields} record={record} />
      ) : (
        <Box sx={{ ...columnStyle, gap: 2.5 }}>
          <FormInputs fields={fields} />
        </Box>
      )}
      {Content ? <Content /> : null}
    </Box>
  );
};

/** The inputs of the fields that are visible for the current values. */
const FormInputs = ({ fields }: { fields: readonly string[] }) => {
  const { definition } = useResourceForm();
  const values = useWatch<FormValues>() as FormValues;
  return fields
    .filter(source => isFieldVisible(resolveField(definition, source), values))
    .map(source => <FieldInput key={source} source={source} />);
};

/** The visible fields as read-only values. */
const ReadOnlyFields = ({ fields, record }: { fields: readonly string[]; record: AnyRecord }) => {
  const { definition } = useResourceForm();
  const names = useResourceMessages(definition);
  const values = toFormValues(formFields(definition), record);
  return (
    <Box component="dl" sx={factsStyle}>
      {fields
        .map(source => resolveField(definition, source))
        .filter(field => isFieldVisible(field, values))
        .map(field => (
          <div key={field.source}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {names.label(field)}
            </Typography>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              <FieldValue field={field} record={record} />
            </Box>
          </div>
        ))}
    </Box>
  );
};
