import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ImporKind } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';

interface KindChoiceProps {
  kinds: readonly ImporKind[];
  kind: ImporKind;
  /** Id of the labelling element. */
  labelledBy: string;
  disabled: boolean;
  onChange: (kind: ImporKind) => void;
}

/** Radio group of the import kinds that the role may create. */
export const KindChoice = ({ kinds, kind, labelledBy, disabled, onChange }: KindChoiceProps) => {
  const say = useWords();
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      name="jenis"
      value={kind}
      onChange={(_, value) => onChange(kinds.find(one => one === value) ?? kind)}
    >
      {kinds.map(one => (
        <FormControlLabel
          key={one}
          value={one}
          disabled={disabled}
          control={<Radio />}
          sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: 1 } }}
          label={
            <>
              {say(`resources.impor.jenis.${one}`)}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {say(`resources.impor.kind.${one}`)}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
};
