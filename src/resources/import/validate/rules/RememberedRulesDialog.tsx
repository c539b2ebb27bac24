import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import type { RememberedRule } from '#contract/domains/import/rules/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { findColumn } from '../../importDisplay.ts';
import { queryErrorMessage } from '../../useImport.ts';
import { CellInput } from '../rows/CellInput.tsx';
import './ruleMessages.ts';
import { useRuleText } from './useRuleText.ts';

interface RememberedRulesDialogProps {
  importRecord: Import;
  onClose: () => void;
}

/** The remembered rules of the import's company: switched on and off, changed, and removed. */
const RememberedRulesDialog = ({ importRecord, onClose }: RememberedRulesDialogProps) => {
  const t = useMessages();
  const input = { params: { id: importRecord.id } };
  const { data, error } = useCall('import', importCalls.rules, input);
  return (
    <DialogFrame
      title={t('resources.importRule.list_title')}
      description={t('resources.importRule.list_lead')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      }
    >
      {error ? <Alert severity="error">{queryErrorMessage(error)}</Alert> : null}
      {data?.length === 0 ? <Typography>{t('resources.importRule.list_empty')}</Typography> : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map(rule => (
          <RuleEntry key={rule.id} importId={importRecord.id} rule={rule} />
        ))}
      </Box>
    </DialogFrame>
  );
};

const RuleEntry = ({ importId, rule }: { importId: number; rule: RememberedRule }) => {
  const t = useMessages();
  const { call } = useApi();
  const client = useQueryClient();
  const params = { id: importId };
  const text = useRuleText(rule.aturan);
  const readAgain = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: callKey('import', importCalls.rules) });
    void client.invalidateQueries({ queryKey: callKey('import', importCalls.ruleProposals) });
  };
  const update = useCommand({
    run: async (change: { isActive?: boolean; menjadi?: string }) => {
      await call(importCalls.updateRule, { params, body: { idAturan: rule.id, ...change } });
      await readAgain();
    },
    onError: ({ message }) => ({ _: message }),
  });
  const remove = useCommand({
    run: async () => {
      await call(importCalls.removeRules, { params, body: { idAturan: [rule.id] } });
      await readAgain();
    },
    onError: ({ message }) => ({ _: message }),
  });
  const failure = update.errors['_'] ?? remove.errors['_'];
  const isBusy = update.isRunning || remove.isRunning;
  return (
    <Box component="li" sx={entryStyle}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('resources.importRule.by', {
            who: rule.createdBy ?? '',
            when: formatDateTime(rule.createdAt),
          })}
        </Typography>
        {rule.aturan.jenis === 'teksSama' ? (
          <ValueForm
            key={rule.aturan.menjadi}
            id={rule.id}
            field={rule.aturan.field}
            value={rule.aturan.menjadi}
            isBusy={isBusy}
            onChange={menjadi => void update.run({ menjadi })}
          />
        ) : null}
        {failure === undefined ? null : (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure}
          </Alert>
        )}
      </Box>
      <Switch
        checked={rule.isActive}
        disabled={isBusy}
        onChange={(_event, isActive) => void update.run({ isActive })}
        slotProps={{ input: { 'aria-label': t('resources.importRule.active', { rule: text }) } }}
      />
      <Button
        size="small"
        color="inherit"
        disabled={isBusy}
        aria-label={t('resources.importRule.remove_named', { rule: text })}
        onClick={() => void remove.run()}
      >
        {t('resources.importRule.remove')}
      </Button>
    </Box>
  );
};

interface ValueFormProps {
  id: number;
  field: string;
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
}

/** Input of the value that a rule gives to its text. */
const ValueForm = ({ id, field, value, isBusy, onChange }: ValueFormProps) => {
  const t = useMessages();
  const [draft, setDraft] = useState(value);
  const column = findColumn(field);
  if (!column) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onChange(draft.trim());
  };
  return (
    <Box component="form" onSubmit={submit} sx={formStyle}>
      <CellInput
        id={`aturan-${id}`}
        column={column}
        label={t('resources.importRule.change_to')}
        value={draft}
        onChange={setDraft}
      />
      {draft.trim() === '' || draft === value ? null : (
        <Button type="submit" size="small" variant="outlined" loading={isBusy}>
          {t('resources.importRule.change')}
        </Button>
      )}
    </Box>
  );
};

const entryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};

const formStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 260px) auto' },
  justifyContent: 'start',
  alignItems: 'end',
  gap: 1,
  mt: 1,
};

export default RememberedRulesDialog;
