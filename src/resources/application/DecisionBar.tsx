import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { Application, Correction } from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LazyActionDialog } from '#src/kit/actions/LazyActionDialog.tsx';
import type { Action } from '#src/kit/actions/action.ts';
import { useActions, useActionMessages } from '#src/kit/actions/useActions.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { definition } from './definition.ts';
import { useCorrectionFlags } from './correctionFlags.ts';

const RequestCorrectionDialog = lazyDialog(() => import('./RequestCorrectionDialog.tsx'));

/** Sticky bar below an application with the decisions its state allows. */
export const DecisionBar = ({ record }: { record: Application }) => {
  const t = useMessages();
  const actionLabel = useActionMessages();
  const session = useRequiredSession();
  const flags = useCorrectionFlags();
  const actions = useActions(definition).filter(action => !action.disabledReason(record, session));
  const [action, setAction] = useState<Action>();
  const [corrections, setCorrections] = useState<readonly Correction[]>();
  const [isHintVisible, setIsHintVisible] = useState(false);
  const flagCount = Object.keys(flags?.notes ?? {}).length;
  const requestCorrection = (): void => {
    setIsHintVisible(flagCount === 0);
    const all = flagCount === 0 ? null : flags?.collectCorrections();
    if (all) setCorrections(all);
  };
  if (actions.length === 0) return null;
  return (
    <Box sx={bar} role="group" aria-label={t('resources.application.page.verify')}>
      {actions
        .filter(one => !one.isDestructive)
        .map(one => (
          <Button
            key={one.name}
            variant="contained"
            disabled={flagCount > 0}
            onClick={() => setAction(one)}
          >
            {actionLabel(one, 'label')}
          </Button>
        ))}
      {flags ? (
        <Button variant={flagCount > 0 ? 'contained' : 'outlined'} onClick={requestCorrection}>
          {flagCount > 0
            ? t('resources.application.requestCorrection.label_some', { smart_count: flagCount })
            : t('resources.application.requestCorrection.label')}
        </Button>
      ) : null}
      {actions
        .filter(one => one.isDestructive)
        .map(one => (
          <Button key={one.name} variant="outlined" color="error" onClick={() => setAction(one)}>
            {actionLabel(one, 'label')}
          </Button>
        ))}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {flagCount > 0
          ? t('resources.application.requestCorrection.clear_flags_first')
          : isHintVisible
            ? t('resources.application.requestCorrection.none')
            : null}
      </Typography>
      {action ? (
        <LazyActionDialog
          definition={definition}
          action={action}
          records={[record]}
          onClose={() => setAction(undefined)}
        />
      ) : null}
      {corrections ? (
        <Suspense>
          <RequestCorrectionDialog
            record={record}
            corrections={corrections}
            onClose={() => setCorrections(undefined)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
