import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { RuleProposal } from '#contract/domains/import/rules/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { CellSavesContext } from '../grid/useCellSaves.ts';
import './ruleMessages.ts';
import { RuleOffersContext, type RuleOffer } from './useRuleOffers.ts';
import { useRuleText, useValueText } from './useRuleText.ts';

/** Asks whether rules are applied, with the rows that they would change. Enter accepts, Esc refuses. */
const RuleOfferDialog = ({ offer }: { offer: RuleOffer }) => {
  const t = useMessages();
  const isPhone = useIsPhone();
  const offers = use(RuleOffersContext);
  const saves = use(CellSavesContext);
  const { kind, proposals } = offer;
  const rowCount = proposals.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const apply = useCommand({
    run: async () => (saves ? await offers?.accept(offer, saves) : undefined),
    success: result => ({
      text: t(
        result && result.rows > 0
          ? 'resources.importRule.applied'
          : 'resources.importRule.applied_none',
        { smart_count: result?.rows ?? 0 },
      ),
      type: result && result.rows > 0 ? 'success' : 'warning',
    }),
    undo: result =>
      result && result.rows > 0
        ? {
            run: async () => {
              result.undo();
              await saves?.settle();
            },
            done: t('resources.importRule.undone'),
          }
        : undefined,
    onSuccess: () => offers?.next(true),
    onError: ({ message }) => ({ _: message }),
  });
  const isRemembered = kind === 'remembered';
  const count = { smart_count: isRemembered ? proposals.length : rowCount };
  return (
    <ConfirmDialog
      title={t(`resources.importRule.title_${kind}`, count)}
      description={t(isPhone ? 'resources.importRule.lead_touch' : 'resources.importRule.lead')}
      maxWidth="sm"
      confirmLabel={undefined}
      command={apply}
      onConfirm={() => apply.run()}
      onClose={() => offers?.next(false)}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            disabled={apply.isRunning}
            onClick={() => offers?.next(false)}
          >
            {t('resources.importRule.refuse')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={apply.isRunning}
            autoFocus
            // A key that is held from the correction before decides nothing.
            onKeyDown={event => {
              if (event.repeat) event.preventDefault();
            }}
          >
            {isRemembered
              ? t('resources.importRule.accept_all')
              : t('resources.importRule.accept', { smart_count: rowCount })}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={listStyle}>
        {proposals.map(proposal => (
          <Proposal
            key={JSON.stringify(proposal.aturan)}
            proposal={proposal}
            samples={isRemembered ? 2 : 5}
          />
        ))}
      </Box>
    </ConfirmDialog>
  );
};

const nikKinds: readonly string[] = ['angkaNik', 'hariNikPerempuan'];

/** What one rule does, and the first rows that it would change. */
const Proposal = ({ proposal, samples }: { proposal: RuleProposal; samples: number }) => {
  const t = useMessages();
  const { aturan, jumlah, contoh } = proposal;
  const text = useRuleText(aturan);
  const shown = contoh.slice(0, samples);
  return (
    <Box component="li">
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {text} · {t('resources.importRule.rows', { smart_count: jumlah })}
      </Typography>
      {nikKinds.includes(aturan.jenis) ? (
        <Typography variant="body2" color="textSecondary">
          {t('resources.importRule.check_card')}
        </Typography>
      ) : null}
      <Box component="ul" sx={sampleStyle}>
        {shown.map(({ nomor, nama, sel }) => (
          <Typography key={nomor} component="li" variant="body2">
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {[t('resources.import.validate.row', { number: String(nomor) }), nama ?? '']
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {sel.map(cell => (
              <SampleCell key={cell.field} {...cell} isNamed={sel.length > 1} />
            ))}
          </Typography>
        ))}
        {jumlah > shown.length ? (
          <Typography component="li" variant="body2" color="textSecondary">
            {t('resources.importRule.more', { smart_count: jumlah - shown.length })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
};

interface SampleCellProps {
  field: string;
  dari: string;
  menjadi: string;
  /** Whether the field is named, because the rule changes several. */
  isNamed: boolean;
}

const SampleCell = ({ field, dari, menjadi, isNamed }: SampleCellProps) => {
  const t = useMessages();
  const valueText = useValueText(field);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {isNamed ? `${fieldLabel(field)}: ` : ''}
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {dari === '' ? t('resources.importRule.empty') : valueText(dari)}
      </Box>{' '}
      {t('resources.importRule.becomes')} <strong>{valueText(menjadi)}</strong>
    </Box>
  );
};

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 };
const sampleStyle = { m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 };

export default RuleOfferDialog;
