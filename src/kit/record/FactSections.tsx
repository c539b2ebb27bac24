import MuiLink from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPages, recordPathFor } from '#contract/record-pages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import type { AnyRecord, FactSectionSpec, FactSpec, ResourceSpec } from '../resource/definition.ts';
import { getFieldValue, resolveField } from '../resource/resourceField.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { FactGrid, type Fact } from './FactGrid.tsx';
import { RecordSection } from './RecordSection.tsx';

interface FactSectionsProps {
  definition: ResourceSpec;
  sections: readonly FactSectionSpec<AnyRecord>[];
}

/** The sections of a record's page that its definition lists, as far as this user may see them. */
export const FactSections = ({ definition, sections }: FactSectionsProps) => {
  const record = useRecordContext<AnyRecord>();
  const can = usePermission();
  const names = useResourceMessages(definition);
  if (!record) return null;
  return sections
    .filter(
      ({ right, isVisible }) =>
        (right === undefined || can(right)) && (isVisible === undefined || isVisible(record)),
    )
    .map(({ title, fields, Content }) => (
      <RecordSection key={title} title={names.t(`section.${title}`)}>
        {fields ? <SectionFacts definition={definition} fields={fields} record={record} /> : null}
        {Content ? <Content record={record} /> : null}
      </RecordSection>
    ));
};

interface SectionFactsProps {
  definition: ResourceSpec;
  fields: readonly (string | FactSpec<AnyRecord>)[];
  record: AnyRecord;
}

/** The facts of a section. */
const SectionFacts = ({ definition, fields, record }: SectionFactsProps) => {
  const can = usePermission();
  const { role } = useRequiredSession();
  const names = useResourceMessages(definition);
  const facts = fields
    .map(one => (typeof one === 'string' ? { source: one } : one))
    .filter(
      ({ source, right, isOptional }) =>
        (right === undefined || can(right)) &&
        !(isOptional && isEmpty(getFieldValue(resolveField(definition, source), record))),
    )
    .map(({ source, linkTo }): Fact => {
      const field = resolveField(definition, source);
      const [kind, id = null] = linkTo?.(record) ?? [];
      const value = <FieldValue field={field} record={record} />;
      const hasText = !isEmpty(getFieldValue(field, record));
      return [
        names.label(field),
        kind && id !== null && hasText && permissionScope(role, recordPages[kind].access) ? (
          <MuiLink component={Link} to={recordPathFor(role, kind, id)}>
            {value}
          </MuiLink>
        ) : (
          value
        ),
      ];
    });
  return <FactGrid facts={facts} />;
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
