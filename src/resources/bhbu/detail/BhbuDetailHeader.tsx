import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import type { Action } from '#src/ui/actions/action.ts';
import { ActionDialog } from '#src/ui/actions/ActionDialog.tsx';
import { useActions, useActionMessages } from '#src/ui/actions/useActions.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { bhbuStateMeaning } from '../../application/bhbuStateMeaning.ts';
import { CopyableBhbuNumber } from './CopyableBhbuNumber.tsx';
import { definition } from '../definition.ts';
import { isDecided } from '../states.ts';

/** Page header of a company: name, state, registration date and actions. */
export const BhbuDetailHeader = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const actionLabel = useActionMessages();
  const can = usePermission();
  const navigate = useNavigate();
  const actions = useActions(definition);
  const [selectedAction, setSelectedAction] = useState<Action>();
  const { id, namaBHBU, status, diputuskan, createdAt } = record;
  const auditQuery = new URLSearchParams({
    filter: JSON.stringify({ sumber: 'bhbu', idRecord: String(id) }),
  });
  const auditLink = can('audit.read')
    ? [
        {
          label: t('resources.application.page.history'),
          to: `/admin/audit?${auditQuery.toString()}`,
        },
      ]
    : [];
  return (
    <PageHeader
      title={namaBHBU}
      action={
        can('bhbu.update') && isDecided(record) ? (
          <Button
            variant="contained"
            startIcon={<EditIcon />}
            component={Link}
            to={`/dashboard/bhbu/edit/${id}`}
          >
            {t('common.action.edit')}
          </Button>
        ) : undefined
      }
      moreActions={[
        ...actions.map(recordAction => ({
          label: actionLabel(recordAction, 'label'),
          onClick: () => setSelectedAction(recordAction),
        })),
        ...auditLink,
      ]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <StateChip
          meaning={bhbuStateMeaning[status]}
          label={t(`resources.bhbu.status.${status}`)}
        />
        <CopyableBhbuNumber id={id} />
        {isDecided(record) ? (
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t('resources.bhbu.page.since', { when: formatDate(diputuskan ?? createdAt) })}
          </Box>
        ) : null}
      </Box>
      {selectedAction ? (
        <ActionDialog
          definition={definition}
          action={selectedAction}
          records={[record]}
          onClose={() => setSelectedAction(undefined)}
          onDone={({ done }) => {
            if (selectedAction.name === 'delete' && done.length > 0)
              void navigate(definition.paths.list);
          }}
        />
      ) : null}
    </PageHeader>
  );
};
