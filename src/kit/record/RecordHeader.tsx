import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { Action } from '../actions/action.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useActions, useActionMessages } from '../actions/useActions.ts';
import { useDisabledReason } from '../actions/useDecision.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import type { ListLinkState } from '../list/backLink.tsx';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { fillId } from '../resource/resourceField.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { RecordState } from './RecordState.tsx';
import { RecordSummary } from './RecordSummary.tsx';

const WhoDecides = lazyComponent(
  async () => (await import('../actions/WhoDecides.tsx')).WhoDecides,
);

interface RecordHeaderProps {
  definition: ResourceSpec;
  record: AnyRecord;
  /** Whether this is the header of a form, which has no primary action. */
  isForm?: boolean;
  /** Whether the form shows the states and facts of the record beside it. */
  hasAside?: boolean;
  /** Whether the form has errors; the document title then starts with that. */
  hasErrors?: boolean;
  onDeleted?: () => void;
}

/**
 * Header of a record's page or form: name, states, number, who created and changed it, and the
 * actions; an action that is not possible shows its reason.
 */
export const RecordHeader = ({
  definition,
  record,
  isForm = false,
  hasAside = false,
  hasErrors = false,
  onDeleted,
}: RecordHeaderProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const actionMessage = useActionMessages();
  const can = usePermission();
  const session = useRequiredSession();
  const names = useResourceMessages(definition);
  const actions = useActions(definition);
  const disabledReason = useDisabledReason(definition, actions, record);
  const [pendingAction, setPendingAction] = useState<Action>();
  const { pathname, search } = useLocation();
  /** Makes the form return to this page. */
  const backHere: ListLinkState = { list: pathname + search };
  const { nameOf, paths, rights, show, lifecycle } = definition;
  const isReadOnly = definition.readOnlyReason?.(record, session) !== undefined;
  const canEdit = !isForm && paths.show !== undefined && can(rights.update) && !isReadOnly;
  const title = nameOf(record);
  // The breadcrumb would name the list twice where one word is for both.
  const isNamedLikeList = !isForm && names.tOptional('page.show') === names.tOptional('name');
  const primary = isForm ? undefined : show?.primary?.(record);
  const editPath = fillId(paths.edit, record.id);
  /** Whether the primary action is the form of a record that cannot be changed. */
  const isLocked = typeof primary === 'object' && primary.to === editPath && isReadOnly;
  // What the user may not do stays in the menu, with its reason.
  const primaryAction = actions.find(action => action.name === primary && !disabledReason(action));
  const othersDecision = actions.find(
    action => action.name === primary && action.decision && !action.disabledReason(record, session),
  );
  const refusal = othersDecision && disabledReason(othersDecision);
  return (
    <>
      <PageHeader
        title={title}
        {...(isNamedLikeList ? { breadcrumb: title } : {})}
        documentTitle={hasErrors ? t('form.errors.document', { title }) : title}
        description={
          hasAside || (show?.Head && !isForm) ? undefined : (
            <RecordSummary definition={definition} record={record} />
          )
        }
        action={
          primaryAction ? (
            <Button
              variant="contained"
              startIcon={primaryAction.icon}
              onClick={() => setPendingAction(primaryAction)}
            >
              {actionMessage(primaryAction, 'label')}
            </Button>
          ) : typeof primary === 'object' && can(primary.right) && !isLocked ? (
            <Button
              variant="contained"
              startIcon={primary.icon ?? <EditIcon />}
              component={Link}
              to={primary.to}
              state={primary.to === editPath ? backHere : undefined}
            >
              {translate(primary.label)}
            </Button>
          ) : undefined
        }
        moreActions={[
          ...(canEdit && !(typeof primary === 'object' && primary.to === editPath)
            ? [{ label: t('common.action.edit'), to: editPath, state: backHere }]
            : []),
          ...(isForm && paths.show
            ? [{ label: t('common.action.view'), to: fillId(paths.show, record.id) }]
            : []),
          ...(isForm ? [] : (show?.links?.(record) ?? []))
            .filter(({ right }) => can(right))
            .map(({ label, to, icon }) => ({ label: translate(label), to, icon, state: backHere })),
          ...actions
            .filter(action => action !== primaryAction)
            .map(action => {
              const reason = disabledReason(action);
              return {
                label: actionMessage(action, 'label'),
                onClick: () => setPendingAction(action),
                ...(reason ? { disabledReason: names.disabledReason(reason) } : {}),
              };
            }),
        ]}
      >
        {hasAside || (!show && !lifecycle) ? null : (
          <StateLine definition={definition} record={record} isForm={isForm} />
        )}
        {othersDecision && refusal ? (
          <WhoDecides refusal={refusal} what={actionMessage(othersDecision, 'label')} />
        ) : null}
      </PageHeader>
      {pendingAction ? (
        <ActionDialog
          definition={definition}
          action={pendingAction}
          records={[record]}
          onClose={() => setPendingAction(undefined)}
          onDone={({ done }) => {
            if (pendingAction.name === 'delete' && done.length > 0) onDeleted?.();
          }}
        />
      ) : null}
    </>
  );
};

/** Chips, number and head of a record's page; a form has no head. */
const StateLine = ({
  definition,
  record,
  isForm,
}: {
  definition: ResourceSpec;
  record: AnyRecord;
  isForm: boolean;
}) => {
  const Head = isForm ? undefined : definition.show?.Head;
  return (
    <Box sx={stateLine}>
      <RecordState definition={definition} record={record} />
      {Head ? <Head record={record} /> : null}
    </Box>
  );
};

const stateLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 1,
  '&:empty': { display: 'none' },
};
