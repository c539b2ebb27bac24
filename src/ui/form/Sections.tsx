import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Value } from '../fields/Value.tsx';
import { FieldInput } from '../input/FieldInput.tsx';
import type { AnyRecord, SectionSpec } from '../resource/definition.ts';
import { fieldOf, formFields } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';
import { applies, toForm, type FormValues } from './values.ts';

/** `minmax(0, …)` keeps wide content from stretching the page. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 640 };

/** The sections of the form, each with its heading. */
export const Sections = () => {
  const { definition } = useFormFacts();
  return (
    <Box sx={{ ...column, maxWidth: 'none', gap: 4 }}>
      {(definition.form ?? []).map((section, at) => (
        <Section key={section.title ?? at} {...section} />
      ))}
    </Box>
  );
};

const Section = ({ title, fields = [], Content }: SectionSpec) => {
  const { definition, readOnly, record } = useFormFacts();
  const names = useNames(definition);
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={title ? headingId : undefined}>
      {title ? (
        <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
          {names.of(`section.${title}`)}
        </Typography>
      ) : null}
      {fields.length === 0 ? null : readOnly && record ? (
        <Facts fields={fields} record={record} />
      ) : (
        <Box sx={{ ...column, gap: 2.5 }}>
          <Inputs fields={fields} />
        </Box>
      )}
      {Content ? <Content /> : null}
    </Box>
  );
};

/** The inputs of the fields that are visible for the current values. */
const Inputs = ({ fields }: { fields: readonly string[] }) => {
  const { definition } = useFormFacts();
  const values = useWatch<FormValues>() as FormValues;
  return fields
    .filter(source => applies(fieldOf(definition, source), values))
    .map(source => <FieldInput key={source} source={source} />);
};

/** The visible fields as read-only values. */
const Facts = ({ fields, record }: { fields: readonly string[]; record: AnyRecord }) => {
  const { definition } = useFormFacts();
  const names = useNames(definition);
  const values = toForm(formFields(definition), record);
  return (
    <Box component="dl" sx={{ ...column, m: 0, gap: 2 }}>
      {fields
        .map(source => fieldOf(definition, source))
        .filter(field => applies(field, values))
        .map(field => (
          <div key={field.source}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {names.label(field)}
            </Typography>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              <Value field={field} record={record} />
            </Box>
          </div>
        ))}
    </Box>
  );
};
