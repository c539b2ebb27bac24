import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Action } from '#src/ui/actions/action.ts';
import { ActionDialog } from '#src/ui/actions/ActionDialog.tsx';
import { useActions, useActionMessages } from '#src/ui/actions/useActions.ts';
import { recordPath } from '#src/ui/resource/resourceField.ts';
import { usePermission } from '#src/ui/resource/usePermission.ts';
import { useResourceMessages } from '#src/ui/resource/useResourceMessages.ts';
import { actionDefinitionFor } from './definition.ts';
import { HeaderFacts } from './HeaderFacts.tsx';
import type { IdentityNumbers } from './useIdentityNumbers.ts';

/** Page header of a participant: name, states and actions; a disabled action shows its reason. */
export const PesertaDetailHeader = ({
  record,
  numbers,
}: {
  record: Peserta;
  numbers: IdentityNumbers;
}) => {
  const t = useMessages();
  const actionLabel = useActionMessages();
  const can = usePermission();
  const session = useRequiredSession();
  const isDeleted = record.deletedAt !== null;
  const { role } = session;
  const { vaccinationType } = record;
  const definition = useMemo(
    () => actionDefinitionFor(role, vaccinationType, isDeleted),
    [role, vaccinationType, isDeleted],
  );
  const names = useResourceMessages(definition);
  const actions = useActions(definition);
  const [selectedAction, setSelectedAction] = useState<Action>();
  const canEdit = can('peserta.update') && !isDeleted;
  const boosterLink =
    // From a regular registration this opens the booster form, which may create the booster.
    canEdit
      ? [
          {
            label: t(
              record.vaccinationType === 0
                ? 'resources.riwayat.head.create_booster'
                : 'resources.riwayat.head.edit_booster',
            ),
            to: `/dashboard/${record.vaccinationType === 2 ? 'faskes' : 'peserta'}-booster/edit/${record.id}`,
          },
        ]
      : [];
  const [restore] = isDeleted ? actions : [];
  return (
    <PageHeader
      title={record.nama}
      action={
        canEdit ? (
          <Button
            variant="contained"
            startIcon={<EditIcon />}
            component={Link}
            to={recordPath(definition.paths.edit, record.id)}
          >
            {t('common.action.edit')}
          </Button>
        ) : restore ? (
          <Button
            variant="contained"
            startIcon={<RestoreIcon />}
            onClick={() => setSelectedAction(restore)}
          >
            {actionLabel(restore, 'label')}
          </Button>
        ) : undefined
      }
      moreActions={[
        ...boosterLink,
        ...(isDeleted ? [] : actions).map(recordAction => {
          const disabledReason = recordAction.disabledReason(record, session);
          return {
            label: actionLabel(recordAction, 'label'),
            onClick: () => setSelectedAction(recordAction),
            ...(disabledReason ? { disabledReason: names.disabledReason(disabledReason) } : {}),
          };
        }),
      ]}
    >
      <Box sx={{ mt: 1 }}>
        <HeaderFacts record={record} numbers={numbers} list={definition.paths.list} />
      </Box>
      {selectedAction ? (
        <ActionDialog
          definition={definition}
          action={selectedAction}
          records={[record]}
          onClose={() => setSelectedAction(undefined)}
        />
      ) : null}
    </PageHeader>
  );
};
