import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import '../nik/nikMessages.ts';
import NikCandidates from './NikCandidates.tsx';

interface StoredNikCandidatesProps {
  /** The participant. */
  id: number;
  onPick: (nik: string) => void;
}

/**
 * Button that finds what the stored, masked NIK may have meant. It reads the number, which is audited;
 * the number lives only in this component's state.
 */
const StoredNikCandidates = ({ id, onPick }: StoredNikCandidatesProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [number, setNumber] = useState<string>();
  const find = useCommand({
    run: () => call(pesertaCalls.reveal, { params: { id } }),
    onSuccess: ({ nik }) => setNumber(nik ?? ''),
    notifiesErrors: true,
  });
  if (number !== undefined) {
    return (
      <Box role="status">
        <NikCandidates number={number} saysNone onPick={onPick} />
      </Box>
    );
  }
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button size="small" loading={find.isRunning} onClick={() => void find.run()}>
        {t('resources.nikCandidate.find')}
      </Button>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('resources.nikCandidate.find_help')}
      </Typography>
    </Box>
  );
};

export default StoredNikCandidates;
