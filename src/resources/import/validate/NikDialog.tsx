import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { importCalls, type Import, type ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { NikCandidateList, type ShownCandidate } from '../../peserta/nik/NikCandidateList.tsx';
import '../../peserta/nik/nikMessages.ts';
import { runSerially } from '../runSerially.ts';
import { queryErrorMessage, useImportCache } from '../useImport.ts';
import type { CellSaves } from './grid/useCellSaves.ts';
import { RuleOffersContext } from './rules/useRuleOffers.ts';

interface NikDialogProps {
  importRecord: Import;
  row: ImportRow;
  saves: CellSaves;
  onClose: () => void;
}

/** Dialog with what the NIK of a row may have meant. Only changed digits are shown; the whole number, which is audited, to those who may see it. */
const NikDialog = ({ importRecord, row, saves, onClose }: NikDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const offers = use(RuleOffersContext);
  const { id } = importRecord;
  const cache = useImportCache(id);
  const params = { id };
  const number = String(row.nomor);
  const { data, error } = useQuery({
    // Below the import, so that no change of it reads candidates that a dialog does not show.
    queryKey: ['importNik', id, row.nomor],
    queryFn: ({ signal }) =>
      call(importCalls.nikCandidates, { params, body: { nomor: row.nomor } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const take = useCommand({
    run: async ({ edit }: ShownCandidate) => {
      await saves.settle();
      const { impor, baris } = await runSerially(id, () =>
        call(importCalls.editNik, { params, body: { nomor: row.nomor, ubah: edit } }),
      );
      cache.setImport(impor);
      cache.setRows([baris]);
      cache.invalidateCounts();
      // An earlier correction is known in its masked form only, so it cannot come back.
      if (!row.diperbaiki.includes('nik')) {
        saves.addStep([{ nomor: row.nomor, field: 'nik' }], () => undefined);
      }
      offers?.propose(row.nomor, 'nik');
    },
    success: () => t('resources.nikCandidate.taken', { number }),
    onSuccess: onClose,
    onError: ({ message }) => ({ _: message }),
  });
  const found = data?.kandidat.map(({ ubah, dari, menjadi, cocok }) => ({
    edit: ubah,
    number: `${dari} → ${menjadi}`,
    agrees: cocok,
  }));
  const can = usePermission();
  const [revealed, setRevealed] = useState<string>();
  const reveal = useCommand({
    run: () => call(importCalls.revealNik, { params, body: { nomor: row.nomor } }),
    // Groups of four, also of a number with a digit too few.
    onSuccess: ({ nik }) => setRevealed(nik.replace(/(.{4})(?=.)/g, '$1 ')),
    onError: ({ message }) => ({ _: message }),
  });
  const failure =
    reveal.errors['_'] ?? take.errors['_'] ?? (error ? queryErrorMessage(error) : undefined);
  return (
    <DialogFrame
      title={t('resources.nikCandidate.dialog', { number })}
      description={`${t('resources.nikCandidate.lead')} ${t('resources.nikCandidate.hidden')}`}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('ra.action.close')}
        </Button>
      }
    >
      {can('peserta.reveal') ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography component="span" sx={codeStyle} aria-live="polite">
            {revealed ?? row.nilai.nik ?? ''}
          </Typography>
          {revealed === undefined ? (
            <Button size="small" loading={reveal.isRunning} onClick={() => void reveal.run()}>
              {t('resources.nikCandidate.reveal')}
            </Button>
          ) : null}
          <Typography variant="body2" color="textSecondary">
            {t('resources.nikCandidate.reveal_help')}
          </Typography>
        </Box>
      ) : null}
      {failure === undefined ? null : <Alert severity="error">{failure}</Alert>}
      {found?.length === 0 ? <Typography>{t('resources.nikCandidate.none')}</Typography> : null}
      {found && found.length > 0 ? (
        <NikCandidateList
          candidates={found}
          isBusy={take.isRunning}
          onPick={candidate => void take.run(candidate)}
        />
      ) : null}
    </DialogFrame>
  );
};

export default NikDialog;
