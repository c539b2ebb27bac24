import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import type { Action } from './action.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useActionMessages, useActions } from './useActions.ts';
import { useDisabledReason } from './useDecision.ts';

interface PossibleActionsProps {
  definition: ResourceSpec;
  record: AnyRecord;
  /** Names of the actions that are shown; all when left out. */
  names?: readonly string[];
  /** Look of an action's button; outlined when left out. */
  look?: (action: Action) => Pick<ButtonProps, 'size' | 'variant' | 'color'>;
}

/** The actions of a record that are possible now, as buttons with their dialogs; others are on its page with reasons. */
export const PossibleActions = ({ definition, record, names, look }: PossibleActionsProps) => {
  const actionMessage = useActionMessages();
  const actions = useActions(definition);
  const disabledReason = useDisabledReason(definition, actions, record);
  const [pending, setPending] = useState<Action>();
  const isShown = (action: Action): boolean =>
    (names?.includes(action.name) ?? true) && !disabledReason(action);
  return (
    <>
      {actions.filter(isShown).map(action => (
        <Button
          key={action.name}
          variant="outlined"
          {...look?.(action)}
          onClick={() => setPending(action)}
        >
          {actionMessage(action, 'label')}
        </Button>
      ))}
      {pending ? (
        <ActionDialog
          definition={definition}
          action={pending}
          records={[record]}
          onClose={() => setPending(undefined)}
        />
      ) : null}
    </>
  );
};
