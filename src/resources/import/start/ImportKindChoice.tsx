import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ImportKind } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

interface ImportKindChoiceProps {
  kinds: readonly ImportKind[];
  kind: ImportKind;
  /** Id of the labelling element. */
  labelledBy: string;
  disabled: boolean;
  onChange: (kind: ImportKind) => void;
}

/** Radio group of the import kinds that the role may create. */
export const ImportKindChoice = ({
  kinds,
  kind,
  labelledBy,
  disabled,
  onChange,
}: ImportKindChoiceProps) => {
  const t = useMessages();
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
              {t(`resources.import.jenis.${one}`)}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {t(`resources.import.kind.${one}`)}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
};
