import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  factorRuleCalls,
  factorRuleInput,
  type FactorMode,
  type FactorRule,
} from '#contract/domains/factor-rule.ts';
import { canGrantRole } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Screen on which administrators decide which roles need a second factor. */
export const FactorRules = () => {
  const t = useMessages();
  const [edited, setEdited] = useState<FactorRule>();
  return (
    <>
      <PageHeader
        title={t('resources.factorRule.name')}
        description={t('resources.factorRule.lead')}
      />
      <Loaded {...useCall('factorRule', factorRuleCalls.list, {})}>
        {rules => (
          <ListBox label={t('resources.factorRule.name')} sx={{ maxWidth: 800 }}>
            {rules.map(rule => (
              <RuleRow key={rule.peran} rule={rule} onEdit={() => setEdited(rule)} />
            ))}
          </ListBox>
        )}
      </Loaded>
      {edited ? <RuleDialog rule={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
};

const meaning: Record<FactorMode, Meaning> = {
  wajib: 'good',
  opsional: 'information',
  mati: 'neutral',
};

const RuleRow = ({ rule, onEdit }: { rule: FactorRule; onEdit: () => void }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { peran, mode, masaTenggang, sejak, jumlahAkun, tanpaFaktor } = rule;
  const name = t(`resources.role.base.${peran}`);
  return (
    <ListRow
      end={
        canGrantRole(role, peran) ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('resources.factorRule.edit_label', { name })}
            onClick={onEdit}
          >
            {t('resources.factorRule.edit')}
          </Button>
        ) : null
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <StateChip meaning={meaning[mode]} label={t(`resources.factorRule.mode.${mode}`)} />
      </Box>
      <Detail>
        {[
          mode === 'wajib'
            ? t('resources.factorRule.since', { when: formatDate(sejak), days: masaTenggang })
            : '',
          t('resources.factorRule.accounts', { count: jumlahAkun, without: tanpaFaktor }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
    </ListRow>
  );
};

const input = factorRuleInput.omit({ version: true });
const fields = { mode: {}, masaTenggang: {} };

const RuleDialog = ({ rule, onClose }: { rule: FactorRule; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { peran, mode, masaTenggang, version } = rule;
  const name = t(`resources.role.base.${peran}`);
  return (
    <CommandDialog
      title={t('resources.factorRule.edit_label', { name })}
      description={t('resources.factorRule.text')}
      confirmLabel={t('form.save')}
      maxWidth="xs"
      resource="factorRule"
      schema={input}
      fields={fields}
      initialValues={{ mode, masaTenggang }}
      run={body => call(factorRuleCalls.update, { params: { peran }, body: { ...body, version } })}
      invalidates={['factorRule']}
      success={() => t('resources.factorRule.saved', { name })}
      onClose={onClose}
    />
  );
};
