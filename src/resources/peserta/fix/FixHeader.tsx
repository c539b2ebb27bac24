import { useState } from 'react';
import type { Action } from '#src/kit/actions/action.ts';
import { LazyActionDialog } from '#src/kit/actions/LazyActionDialog.tsx';
import { useActionMessages, useActions } from '#src/kit/actions/useActions.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import type { AnyRecord, ResourceSpec } from '#src/kit/resource/definition.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';

interface FixHeaderProps {
  definition: ResourceSpec;
  record: AnyRecord;
  description: string;
  /** Called when the participant was deleted or deactivated. */
  onRemoved: () => void;
}

/** The actions by which an invalid participant leaves the run uncorrected, such as a second registration. */
const removals: readonly string[] = ['nonaktif', 'delete'];

/** Header of a participant of the run, with the actions that end its registration. */
export const FixHeader = ({ definition, record, description, onRemoved }: FixHeaderProps) => {
  const session = useRequiredSession();
  const actionMessage = useActionMessages();
  const [pending, setPending] = useState<Action>();
  const actions = useActions(definition).filter(
    action => removals.includes(action.name) && !action.disabledReason(record, session),
  );
  return (
    <>
      <PageHeader
        title={definition.nameOf(record)}
        description={description}
        moreActions={actions.map(action => ({
          label: actionMessage(action, 'label'),
          onClick: () => setPending(action),
        }))}
      />
      {pending ? (
        <LazyActionDialog
          definition={definition}
          action={pending}
          records={[record]}
          onClose={() => setPending(undefined)}
          onDone={({ done }) => {
            if (done.length > 0) onRemoved();
          }}
        />
      ) : null}
    </>
  );
};
