import CheckIcon from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asRole } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { markScrollEdges, scrollEdgeStyles } from '#src/kit/page/scrollEdges.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { rightsMatrix, crudActions, type RightsCell } from './rightsMatrix.ts';

/** Table of the chosen base role's rights: one row per resource, one column per CRUD action. */
export const RightsMatrix = () => {
  const t = useMessages();
  const translate = useTranslate();
  const chosenBase = useWatch<FormValues>({ name: 'peranDasar' });
  const { record } = useResourceForm();
  const users = Number(record?.['jumlahPengguna'] ?? 0);
  const role = asRole(typeof chosenBase === 'string' ? chosenBase : '');
  if (!role) {
    return <Typography color="textSecondary">{t('resources.role.rights.pick')}</Typography>;
  }
  const actionLabel = (name: string): string => translate(`resources.role.rights.action.${name}`);
  const baseLabel = translate(`resources.role.base.${role}`);
  return (
    <>
      {record && record['peranDasar'] !== role && users > 0 ? (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
          {t('resources.role.page.base_changed', { smart_count: users })}
        </Alert>
      ) : null}
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('resources.role.rights.caption', { name: baseLabel })}
      </Typography>
      <Box
        ref={markScrollEdges}
        sx={scrollRegion}
        // A region that scrolls by itself must be focusable for keyboard users.
        role="region"
        tabIndex={0}
        aria-label={t('resources.role.rights.caption', { name: baseLabel })}
      >
        <Table>
          <Box component="caption" sx={visuallyHidden}>
            {t('resources.role.rights.caption', { name: baseLabel })}
          </Box>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('resources.role.rights.resource_heading')}</TableCell>
              {crudActions.map(name => (
                <TableCell key={name} scope="col">
                  {actionLabel(name)}
                </TableCell>
              ))}
              <TableCell scope="col">{t('resources.role.rights.others')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rightsMatrix(role).map(({ resource, crudCells, otherActions }) => (
              <TableRow key={resource}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                  {translate(`resources.role.rights.resource.${resource}`)}
                </TableCell>
                {crudCells.map((cell, at) => (
                  <TableCell key={crudActions[at]}>
                    <RightsCellMark cell={cell} />
                  </TableCell>
                ))}
                <TableCell>{otherActions.map(one => actionLabel(one.action)).join(', ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
};

/**
 * A tick with the scope of a right, a dash if the role lacks it, nothing if the right does not
 * exist.
 */
const RightsCellMark = ({ cell }: { cell: RightsCell }) => {
  const t = useMessages();
  if (cell === undefined) return null;
  if (cell === 'none') return <EmptyValue />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <CheckIcon sx={{ fontSize: 16, color: 'success.main' }} aria-hidden="true" />
      {t(`resources.role.rights.scope.${cell}`)}
    </Box>
  );
};

const scrollRegion: SystemStyleObject<Theme> = {
  ...scrollEdgeStyles,
  '& > table': { flex: 'auto', width: 'auto' },
  maxWidth: 880,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The table is short; a sticky header would cover its rows.
  '--table-top': '0px',
};
