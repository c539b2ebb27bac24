import CheckIcon from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asRole } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { Nothing } from '#src/ui/fields/Value.tsx';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import type { FormValues } from '#src/ui/form/values.ts';
import { matrixOf, usualActs, type Cell } from './rights.ts';

/** Table of the chosen base role's rights: one row per resource, one column per CRUD action. */
export const RightsMatrix = () => {
  const say = useWords();
  const translate = useTranslate();
  const chosen = useWatch<FormValues>({ name: 'peranDasar' });
  const { record } = useFormFacts();
  const users = Number(record?.['jumlahPengguna'] ?? 0);
  const role = asRole(String(chosen));
  if (!role) {
    return <Typography color="textSecondary">{say('resources.role.rights.pick')}</Typography>;
  }
  const act = (name: string): string => translate(`resources.role.rights.act.${name}`);
  const base = translate(`resources.role.base.${role}`);
  return (
    <>
      {record && record['peranDasar'] !== role && users > 0 ? (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 640 }}>
          {say('resources.role.page.base_changed', { smart_count: users })}
        </Alert>
      ) : null}
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {say('resources.role.rights.caption', { name: base })}
      </Typography>
      <Box
        sx={frame}
        // A region that scrolls by itself must be focusable for keyboard users.
        role="region"
        tabIndex={0}
        aria-label={say('resources.role.rights.caption', { name: base })}
      >
        <Table>
          <Box component="caption" sx={visuallyHidden}>
            {say('resources.role.rights.caption', { name: base })}
          </Box>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{say('resources.role.rights.thing')}</TableCell>
              {usualActs.map(name => (
                <TableCell key={name} scope="col">
                  {act(name)}
                </TableCell>
              ))}
              <TableCell scope="col">{say('resources.role.rights.others')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {matrixOf(role).map(({ resource, usual, others }) => (
              <TableRow key={resource}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                  {translate(`resources.role.rights.resource.${resource}`)}
                </TableCell>
                {usual.map((cell, at) => (
                  <TableCell key={usualActs[at]}>
                    <Held cell={cell} />
                  </TableCell>
                ))}
                <TableCell>{others.map(one => act(one.act)).join(', ')}</TableCell>
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
const Held = ({ cell }: { cell: Cell }) => {
  const say = useWords();
  if (cell === undefined) return null;
  if (cell === 'none') return <Nothing />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <CheckIcon sx={{ fontSize: 16, color: 'success.main' }} aria-hidden="true" />
      {say(`resources.role.rights.scope.${cell}`)}
    </Box>
  );
};

const frame = {
  // Contains visually hidden elements, which would otherwise widen the page.
  position: 'relative',
  maxWidth: 880,
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The table is short; a sticky header would cover its rows.
  '--table-top': '0px',
};
