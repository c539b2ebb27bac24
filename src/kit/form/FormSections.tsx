import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldValue } from '../fields/FieldValue.tsx';
import { FieldInput } from '../input/FieldInput.tsx';
import { sectionHeading, useRegisterSection } from '../page/sections.ts';
import type { AnyRecord, SectionSpec } from '../resource/definition.ts';
import { isShortField, resolveField, formFields } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { useResourceForm } from './ResourceFormContext.ts';
import { isFieldVisible, toFormValues, type FormValues } from './formValues.ts';
import { useMatchingFields } from './useMatchingFields.ts';

/** `minmax(0, …)` keeps wide content from stretching the page. */
const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** Inputs are aligned at their lower edge, because help texts are above them. */
const inputsStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2.5,
  maxWidth: 640,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const fullRow = { gridColumn: '1 / -1', minWidth: 0 };
/**
 * An input and the note below it, each in a row of the grid, so that the note does not move the
 * input of the other field of the pair. The margin takes back the gap that an empty note leaves.
 */
const inputWithNote = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  mb: -1.25,
  alignItems: 'end',
  '& > :last-child': { alignSelf: 'start' },
};

const factsStyle = {
  display: 'grid',
  m: 0,
  columnGap: 4,
  rowGap: 2,
  maxWidth: 960,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** The sections of the form, each with its heading. */
export const FormSections = memo(() => {
  const { definition } = useResourceForm();
  return (
    <Box sx={{ ...columnStyle, gap: 4 }}>
      {(definition.form ?? []).map((section, at) => (
        <FormSection key={section.title ?? at} {...section} />
      ))}
    </Box>
  );
});
FormSections.displayName = 'FormSections';

const FormSection = ({ title, fields = [], Content }: SectionSpec) => {
  const { definition, isReadOnly, record } = useResourceForm();
  const names = useResourceMessages(definition);
  const headingId = useId();
  const heading = title ? names.t(`section.${title}`) : undefined;
  useRegisterSection(headingId, heading);
  return (
    <Box component="section" aria-labelledby={heading ? headingId : undefined}>
      {heading ? (
        <Typography
          variant="h3"
          component="h2"
          id={headingId}
          tabIndex={-1}
          sx={{ ...sectionHeading, mb: 2 }}
        >
          {heading}
        </Typography>
      ) : null}
      {fields.length === 0 ? null : isReadOnly && record ? (
        <ReadOnlyFields fields={fields} record={record} />
      ) : (
        <Box sx={inputsStyle}>
          <FormInputs fields={fields} />
        </Box>
      )}
      {Content ? <Content /> : null}
    </Box>
  );
};

/** The inputs of the fields that are visible for the current values; short ones in pairs. */
const FormInputs = ({ fields: sources }: { fields: readonly string[] }) => {
  const { definition } = useResourceForm();
  const fields = useMemo(
    () => sources.map(source => resolveField(definition, source)),
    [definition, sources],
  );
  return useMatchingFields(useFormContext<FormValues>(), fields, isFieldVisible).map(field => (
    <Box
      key={field.source}
      sx={[!isShortField(field) && fullRow, field.spec.hasNote === true && inputWithNote]}
    >
      <FieldInput source={field.source} />
    </Box>
  ));
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
