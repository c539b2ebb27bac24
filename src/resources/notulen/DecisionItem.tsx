import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { notulenCalls, type Notulen } from '#contract/domains/notulen.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useDeadlines } from '#src/kit/deadline/useDeadlines.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface DecisionItemProps {
  idNotulen: number;
  /** Position of the decision in the notes. */
  nomor: number;
  decision: Pick<Notulen['keputusan'][number], 'isi' | 'pic' | 'tenggat' | 'selesai'>;
  /** Whether the notes are final; decisions of drafts are not ticked off. */
  isFinal: boolean;
  /** Further facts, such as the meeting. */
  children?: ReactNode;
}

/** A decision of a meeting with who does it until when; staff tick it off. */
export const DecisionItem = ({
  idNotulen,
  nomor,
  decision: { isi, pic, tenggat, selesai },
  isFinal,
  children,
}: DecisionItemProps) => {
  const t = useMessages();
  const can = usePermission();
  const { call } = useApi();
  const describe = useDeadlines();
  const canTick = isFinal && can('notulen.create');
  // Without a version: two decisions of one meeting can be ticked off one after the other.
  const complete = (isDone: boolean) =>
    call(notulenCalls.completeDecision, {
      params: { id: idNotulen },
      body: { nomor, selesai: isDone },
    });
  const command = useCommand({
    run: complete,
    undo: (_, isDone) => ({ run: () => complete(!isDone) }),
    invalidates: ['notulen', 'dashboard'],
    success: (_, isDone) =>
      t(isDone ? 'resources.notulen.decision.done' : 'resources.notulen.decision.reopened'),
    notifiesErrors: true,
  });
  const deadline =
    selesai || tenggat == null ? undefined : describe({ kind: 'finishDecision', until: tenggat });
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      {canTick ? (
        <FormControlLabel
          label={isi}
          sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': labelStyle }}
          control={
            <Checkbox
              size="small"
              checked={selesai}
              disabled={command.isRunning}
              onChange={(_, isDone) => void command.run(isDone)}
            />
          }
        />
      ) : (
        <Box sx={labelStyle}>{isi}</Box>
      )}
      <Box sx={{ ...factStyle, pl: canTick ? '21px' : 0 }}>
        {isFinal && !canTick ? (
          <StateChip
            meaning={selesai ? 'good' : 'neutral'}
            label={t(`resources.notulen.decision.${selesai ? 'closed' : 'open'}`)}
          />
        ) : null}
        {tenggat == null
          ? t('resources.notulen.decision.who', { pic })
          : t('resources.notulen.decision.who_until', { pic, day: formatDate(tenggat) })}
        {deadline?.meaning === 'bad' ? <StateChip meaning="bad" label={deadline.mark} /> : null}
        {children}
      </Box>
    </Box>
  );
};

const labelStyle = { overflowWrap: 'anywhere' };
const factStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
};
