import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { Unbroken } from '../fields/Unbroken.tsx';
import { markScrollEdges, scrollEdgeStyles } from '../page/scrollEdges.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { recordPagePath, resolveField } from '../resource/resourceField.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';

interface RelatedTableProps {
  /** Loads the module of the other resource, which has its definition and adds its messages. */
  load: () => Promise<{ readonly definition: ResourceSpec }>;
  /** Filter of the other resource's list that selects the records of this one. */
  filter: Readonly<Record<string, string>>;
  /** Columns; the first shows the name and links to the record. */
  columns: readonly [string, ...string[]];
}

/** The first few records of another resource that belong to this one, in the order of its list, with a link to its list. */
export const RelatedTable = ({ load, ...props }: RelatedTableProps) => {
  const [definition, setDefinition] = useState<ResourceSpec>();
  useEffect(() => {
    let isCurrent = true;
    void load().then(module => {
      if (isCurrent) setDefinition(module.definition);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return definition ? <RelatedRows definition={definition} {...props} /> : <LoadingRows />;
};

const shownRows = 5;

const RelatedRows = ({
  definition,
  filter,
  columns,
}: Omit<RelatedTableProps, 'load'> & { definition: ResourceSpec }) => {
  const t = useMessages();
  const names = useResourceMessages(definition);
  const {
    data,
    total = 0,
    error,
  } = useGetList<AnyRecord>(definition.name, {
    filter,
    sort: definition.sort,
    pagination: { page: 1, perPage: shownRows },
  });
  if (error) return <Box sx={{ color: 'error.main' }}>{error.message}</Box>;
  if (!data) return <LoadingRows />;
  if (data.length === 0) {
    return (
      <Box sx={{ color: 'text.secondary' }}>{t('list.empty.title', { name: names.noun })}</Box>
    );
  }
  const fields = columns.map(source => resolveField(definition, source));
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <>
      <Box ref={markScrollEdges} sx={tableBox}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {fields.map(field => (
                <TableCell key={field.source}>{names.label(field)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(record => (
              <TableRow key={record.id} hover>
                {fields.map((field, at) => (
                  <TableCell key={field.source}>
                    {at === 0 ? (
                      <Link to={recordPagePath(definition, record.id)}>
                        <Unbroken>{definition.nameOf(record)}</Unbroken>
                      </Link>
                    ) : (
                      <FieldValue field={field} record={record} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {total > shownRows ? (
        <MuiLink
          component={Link}
          to={`${definition.paths.list}?${query.toString()}`}
          sx={{ display: 'inline-block', mt: 1, py: '3px' }}
        >
          {t('list.related.all', { count: names.t('count', { smart_count: total }) })}
        </MuiLink>
      ) : null}
    </>
  );
};

const LoadingRows = () => <Skeleton variant="rounded" height={120} />;

const tableBox = {
  ...scrollEdgeStyles,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The heads of lists stick below the top bar; here they would cover the rows.
  '& th': { position: 'static' },
  '& tr:last-of-type > td': { borderBottom: 0 },
  '& table': { flex: 'auto', width: 'auto' },
  // Dates and numbers stay in one line; a long name or state takes a second one before the table scrolls.
  '& td': { whiteSpace: 'nowrap' },
  '& td:first-of-type': { whiteSpace: 'normal' },
  [`& .${plainClass.chip}`]: { height: 'auto', minHeight: 24, py: '3px' },
  [`& .${plainClass.chip} > span`]: { whiteSpace: 'normal' },
};
