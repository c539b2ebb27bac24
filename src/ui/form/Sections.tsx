import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Value } from '../fields/Value.tsx';
import { FieldInput } from '../input/FieldInput.tsx';
import type { AnyRecord, SectionSpec } from '../resource/definition.ts';
import { fieldOf } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useFormFacts } from './FormContext.ts';

/** The parts of a form, each under its heading. */
export const Sections = () => {
  const { definition } = useFormFacts();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
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
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
          {fields.map(source => (
            <FieldInput key={source} source={source} />
          ))}
        </Box>
      )}
      {Content ? <Content /> : null}
    </Box>
  );
};

/** What would be asked for, as it is, where it is not to be changed. */
const Facts = ({ fields, record }: { fields: readonly string[]; record: AnyRecord }) => {
  const { definition } = useFormFacts();
  const names = useNames(definition);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, maxWidth: 640 }}>
      {fields
        .map(source => fieldOf(definition, source))
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
