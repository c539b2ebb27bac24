import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { insidenCalls, type Insiden } from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { useLetter } from './useLetter.ts';

/** The letters by article 46, to those affected and to the authority. */
export const Letters = ({ record: { id, nomor, status } }: { record: Insiden }) => {
  const t = useMessages();
  const { loading, save } = useLetter();
  const letters = [
    { name: 'person', path: insidenCalls.letter.path },
    { name: 'authority', path: insidenCalls.authorityLetter.path },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {letters.map(({ name, path }) => (
          <Button
            key={name}
            variant="outlined"
            loading={loading === path}
            disabled={loading !== undefined}
            onClick={() => void save(path, id, `${t(`resources.insiden.letter.${name}`)} ${nomor}`)}
          >
            {t(`resources.insiden.letter.${name}`)}
          </Button>
        ))}
      </Box>
      <Detail>{t(`resources.insiden.letter.${status === 'DRAF' ? 'draft' : 'sent'}`)}</Detail>
    </Box>
  );
};
