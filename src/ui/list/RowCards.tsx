import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { textOf } from '../fields/text.ts';
import { Value } from '../fields/Value.tsx';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { fieldOf, pageOf, valueOf } from '../resource/field.ts';
import { useNames } from '../resource/useNames.ts';
import { useLeaving } from './address.ts';

/** The list on phones: one card per row that links to the record. */
export const RowCards = ({ definition }: { definition: Definition }) => {
  const { data, isPending, isPlaceholderData } = useListContext<AnyRecord>();
  const names = useNames(definition);
  // An empty placeholder page would look like "no results", so the skeleton is shown.
  const waiting = isPending || (isPlaceholderData && data?.length === 0);
  return (
    <Box
      component="ul"
      aria-label={names.of('name')}
      aria-busy={isPending || isPlaceholderData}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {waiting
        ? Array.from({ length: 6 }, (_, at) => (
            <Box key={at} component="li" sx={card}>
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

const RowCard = ({ definition, record }: { definition: Definition; record: AnyRecord }) => {
  const translate = useTranslate();
  const leaving = useLeaving();
  const { facts, chip } = definition.card;
  const said = facts
    .map(source => fieldOf(definition, source))
    .map(field => ({ field, text: textOf(field, valueOf(field, record), translate) }))
    .filter(({ text }) => text !== '');
  return (
    <Box
      component={Link}
      to={pageOf(definition, record.id)}
      {...leaving}
      sx={{ ...card, '&:hover, &:active': { bgcolor: 'action.hover' } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {definition.nameOf(record)}
        </Typography>
        {chip ? <Value field={fieldOf(definition, chip)} record={record} /> : null}
      </Box>
      {said.map(({ field, text }) => (
        <Typography key={field.source} component="span" variant="body2" color="textSecondary">
          {translate(field.label)}: {text}
        </Typography>
      ))}
    </Box>
  );
};

const card = {
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
