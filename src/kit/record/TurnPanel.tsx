import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Permission } from '#contract/policy.ts';
import { WhoMay } from '../company/WhoMay.tsx';
import { PossibleActions } from '../actions/PossibleActions.tsx';
import { StateChip } from '../fields/StateChip.tsx';
import { Unbroken } from '../fields/Unbroken.tsx';
import { ListError } from '../list/ListStates.tsx';
import { Card } from '../page/ListBox.tsx';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';

/** Something that a record waits for. */
export interface TurnStep {
  /** What happens next, as the user reads it. */
  readonly text: ReactNode;
  /** Whose turn it is; undefined when no one has to act. */
  readonly turn?:
    | {
        readonly label: string;
        readonly isMine: boolean;
        /** The right to act; a colleague without it reads who of the company has it. */
        readonly right?: Permission;
      }
    | undefined;
  /** A deadline that has passed. */
  readonly late?: string | undefined;
  /** What the user can do about it: a page, or something that the button does. */
  readonly button?:
    | { readonly label: string; readonly to: string }
    | { readonly label: string; readonly onClick: () => void }
    | undefined;
  /** Names of actions of the record that are offered beside the text, if the user may trigger them. */
  readonly actions?: readonly string[];
}

/** What comes next with a record. */
export interface Turn {
  readonly title: string;
  /** Undefined as long as they are not known. */
  readonly steps: readonly TurnStep[] | undefined;
  /** Why the steps could not be loaded, with how to load them again. */
  readonly failure?: { readonly error: Error; readonly retry: () => void } | undefined;
  /** The reason of a state, or a dialog that a button has opened. */
  readonly children?: ReactNode;
}

interface TurnPanelProps<R> {
  /** Whose actions the steps name; without it, none are shown. */
  definition?: ResourceSpec;
  /** `show.useTurn` of the definition, a hook. */
  useTurn: (record: R) => Turn | undefined;
  record: R;
}

/** What comes next with a record, whose turn it is, until when, and the button to do it. */
export const TurnPanel = <R extends object>({ definition, useTurn, record }: TurnPanelProps<R>) => {
  const titleId = useId();
  const turn = useTurn(record);
  if (!turn) return null;
  const { title, steps, failure, children } = turn;
  return (
    <Card labelledBy={titleId} sx={{ display: 'grid', gap: 1, mb: 3 }}>
      <Typography id={titleId} variant="h4" component="h2">
        {title}
      </Typography>
      {steps ? (
        steps.map((step, at) => (
          <Step key={at} step={step}>
            {definition && step.actions?.length ? (
              <PossibleActions
                definition={definition}
                record={record as AnyRecord}
                names={step.actions}
              />
            ) : null}
          </Step>
        ))
      ) : failure ? (
        <ListError
          detail={failure.error.message}
          error={failure.error}
          hasStaleRows={false}
          onRetry={failure.retry}
        />
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
      {children}
    </Card>
  );
};

interface StepProps {
  step: TurnStep;
  children: ReactNode;
}

const Step = ({ step: { text, turn, late, button }, children }: StepProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
      {turn || late ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
          {turn ? (
            <StateChip meaning={turn.isMine ? 'attention' : 'neutral'} label={turn.label} />
          ) : null}
          {late ? <StateChip meaning="bad" label={late} /> : null}
        </Box>
      ) : null}
      <Box>
        <Unbroken>{text}</Unbroken>
      </Box>
      {turn?.right ? <WhoMay permission={turn.right} /> : null}
    </Box>
    {children}
    {button === undefined ? null : 'to' in button ? (
      <Button variant="contained" component={Link} to={button.to}>
        {button.label}
      </Button>
    ) : (
      <Button variant="contained" onClick={button.onClick}>
        {button.label}
      </Button>
    )}
  </Box>
);
