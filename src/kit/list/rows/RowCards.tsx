import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { formatValue } from '../../fields/formatValue.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { Unbroken } from '../../fields/Unbroken.tsx';
import type { AnyRecord, ResourceSpec } from '../../resource/definition.ts';
import {
  getFieldValue,
  recordPagePath,
  resolveField,
  type ResourceField,
} from '../../resource/resourceField.ts';
import type { FieldKind } from '../../resource/schemaField.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { LinkFromList } from '../backLink.tsx';
import { useShownRows } from './useShownRows.ts';
import { dimmedStyle, hiddenStateField, isDimmed } from './dimmedRow.ts';
import { stateReasonOf } from './stateReason.tsx';

/** The list on phones: one card per row that links to the record. */
export const RowCards = ({ definition }: { definition: ResourceSpec }) => {
  const { isPending, isPlaceholderData } = useListContext<AnyRecord>();
  const { data, isLoading } = useShownRows();
  const names = useResourceMessages(definition);
  return (
    <Box
      component="ul"
      aria-label={names.t('name')}
      aria-busy={isPending || isPlaceholderData}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {isLoading
        ? Array.from({ length: 6 }, (_, at) => (
            <Box key={at} component="li" sx={cardStyle}>
              <Skeleton variant="text" width="50%" />
              <Skeleton variant="text" width="75%" />
            </Box>
          ))
        : data?.map(record => (
            <li key={record.id}>
              <RowCard definition={definition} record={record} />
            </li>
          ))}
    </Box>
  );
};

const RowCard = ({ definition, record }: { definition: ResourceSpec; record: AnyRecord }) => {
  const translate = useTranslate();
  const { facts, chip } = definition.card;
  const stateField = hiddenStateField(definition, record, chip ? [chip, ...facts] : facts);
  const reason = stateReasonOf(definition, record, chip ?? 'isActive');
  const cardFields = facts
    .map(source => resolveField(definition, source))
    .map(field => ({ field, text: formatValue(field, getFieldValue(field, record), translate) }))
    .filter(({ text }) => text !== '');
  return (
    <Box
      component={LinkFromList}
      to={recordPagePath(definition, record.id)}
      sx={{
        ...cardStyle,
        '&:hover, &:active': { bgcolor: 'action.hover' },
        ...(isDimmed(definition, record) ? dimmedStyle : {}),
      }}
    >
      {/* A chip without room beside the name goes below it, so that a document number stays whole. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <Unbroken>{definition.nameOf(record)}</Unbroken>
        </Typography>
        {stateField ? <FieldValue field={stateField} record={record} /> : null}
        {chip ? <FieldValue field={resolveField(definition, chip)} record={record} /> : null}
      </Box>
      {reason === undefined ? null : (
        <Typography component="span" variant="body2" color="textSecondary">
          <Unbroken>{reason}</Unbroken>
        </Typography>
      )}
      {cardFields.length > 0 ? (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {cardFields.map(({ field, text }) => (
            <Box key={field.source} component="span" sx={factStyle}>
              <Box component="span" sx={isClearAlone(field) ? visuallyHidden : undefined}>
                {translate(field.label)}:{' '}
              </Box>
              <Unbroken>{text}</Unbroken>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
};

/** Kinds of values that do not say what they are. */
const ambiguousKinds: ReadonlySet<FieldKind> = new Set([
  'number',
  'decimal',
  'money',
  'boolean',
  'date',
  'instant',
]);

const isClearAlone = ({ kind }: ResourceField): boolean => !ambiguousKinds.has(kind);

const factStyle = {
  // Contains the visually hidden label, which would otherwise widen the page.
  position: 'relative',
  px: 1,
  py: 0.25,
  borderRadius: 1,
  bgcolor: 'ground.sunken',
  color: 'text.secondary',
  typography: 'body2',
  overflowWrap: 'anywhere',
};

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  p: 1.5,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
};
