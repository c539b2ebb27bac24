import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { LookupChoice } from '#src/ui/input/LookupChoice.tsx';
import type { Asked, Missing, Whom } from './whom.ts';

interface ForWhomProps {
  asked: Asked;
  whom: Whom;
  onChange: (whom: Whom) => void;
  /** The field that must be filled before the upload. */
  missing: Missing;
  missingRef: Ref<HTMLInputElement>;
  disabled: boolean;
}

/** Target fields of an upload: the company, unless it is the user's own, and the facility. */
export const ForWhom = (props: ForWhomProps) => {
  const { asked, whom, onChange, missing, missingRef, disabled } = props;
  const say = useWords();
  const isOwn = asked.ownBhbu !== undefined;
  const needsCompany = asked.company === 'needed';
  const optional = (label: string) => say('form.label_optional', { label });
  const company = say('resources.impor.fields.idBHBU');
  const faskes = say('resources.impor.fields.idFaskes');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {asked.company === 'none' ? null : (
        <LookupChoice
          id="impor-bhbu"
          lookup="bhbu"
          label={needsCompany ? company : optional(company)}
          required={needsCompany}
          value={whom.idBHBU}
          // The available facilities depend on the company.
          onChange={idBHBU => onChange({ idBHBU, idFaskes: '' })}
          disabled={disabled}
          error={missing === 'idBHBU'}
          help={missing === 'idBHBU' ? say('resources.impor.start.company_missing') : undefined}
          inputRef={missing === 'idBHBU' ? missingRef : undefined}
        />
      )}
      <LookupChoice
        id="impor-faskes"
        lookup="faskes"
        of={asked.ownBhbu ?? (whom.idBHBU === '' ? undefined : whom.idBHBU)}
        label={isOwn || whom.idBHBU !== '' || needsCompany ? optional(faskes) : faskes}
        value={whom.idFaskes}
        onChange={idFaskes => onChange({ ...whom, idFaskes })}
        disabled={disabled}
        error={missing === 'idFaskes'}
        help={say(
          missing !== 'idFaskes'
            ? 'resources.impor.start.faskes_help'
            : asked.company === 'none'
              ? 'resources.impor.start.faskes_missing'
              : 'resources.impor.start.whom_missing',
        )}
        inputRef={missing === 'idFaskes' ? missingRef : undefined}
      />
    </Box>
  );
};
