import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  hiddenRowChoices,
  importCalls,
  type HiddenRowChoice,
  type Import,
} from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { runSerially } from './runSerially.ts';
import { useImportCache } from './useImport.ts';

/** Says how many rows the spreadsheet program hides, and asks whether to include or skip them. */
export const HiddenRowsNotice = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const { call } = useApi();
  const cache = useImportCache(importRecord.id);
  const { jumlah, pilihan } = importRecord.tersembunyi;
  const choose = useCommand({
    run: async (chosen: HiddenRowChoice) => {
      const params = { id: importRecord.id };
      cache.setImport(
        await runSerially(importRecord.id, () =>
          call(importCalls.setHiddenRows, { params, body: { pilihan: chosen } }),
        ),
      );
      cache.invalidateCounts();
      void cache.invalidateRows();
    },
    notifiesErrors: true,
  });
  return (
    <Alert severity={pilihan === null ? 'warning' : 'info'} role="note" sx={{ mb: 2 }}>
      <AlertTitle component="h2">
        {t('resources.import.hidden.title', { smart_count: jumlah })}
      </AlertTitle>
      {t(pilihan === null ? 'resources.import.hidden.ask' : `resources.import.hidden.${pilihan}`)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {hiddenRowChoices.map(choice => (
          <Button
            key={choice}
            size="small"
            variant={pilihan === choice ? 'contained' : 'outlined'}
            aria-pressed={pilihan === choice}
            disabled={choose.isRunning}
            onClick={() => {
              if (pilihan !== choice) void choose.run(choice);
            }}
          >
            {t(`resources.import.hidden.choice.${choice}`)}
          </Button>
        ))}
      </Box>
    </Alert>
  );
};
