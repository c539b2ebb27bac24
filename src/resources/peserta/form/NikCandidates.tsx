import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { nikCandidates } from '#contract/core/values/nik-candidates.ts';
import { isIsoDay } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { groupNik } from '#src/kit/format/identity.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { NikCandidateList } from '../nik/NikCandidateList.tsx';
import '../nik/nikMessages.ts';

interface NikCandidatesProps {
  /** The number as it is written. */
  number: string;
  /** Whether it says that there are none. */
  saysNone?: boolean;
  onPick: (nik: string) => void;
}

/**
 * The numbers that a NIK in the form may have meant, by the birth date, sex and region in the form;
 * nothing for a number that agrees with them. They are computed in the browser and sent nowhere.
 */
const NikCandidates = ({ number, saysNone = false, onPick }: NikCandidatesProps) => {
  const t = useMessages();
  const today = useToday();
  const [birthDate, sex, region] = useWatch<FormValues>({
    name: ['tanggalLahir', 'jenisKelamin', 'kabKota'],
  });
  const found = nikCandidates(number, {
    birthDate: typeof birthDate === 'string' && isIsoDay(birthDate) ? birthDate : null,
    sex: sex === 'L' || sex === 'P' ? sex : null,
    region: typeof region === 'string' && region !== '' ? region : null,
    today,
  });
  if (found.length === 0) {
    return saysNone ? (
      <Typography variant="body2" color="textSecondary">
        {t('resources.nikCandidate.none')}
      </Typography>
    ) : null;
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">
        <strong>{t('resources.nikCandidate.title')}</strong> {t('resources.nikCandidate.lead')}
      </Typography>
      <NikCandidateList
        candidates={found.map(one => ({ ...one, number: groupNik(one.nik) }))}
        onPick={({ nik }) => onPick(nik)}
      />
    </Box>
  );
};

export default NikCandidates;
