import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import type { TargetRequirements, MissingTarget, ImportTarget } from './importTarget.ts';

interface TargetFieldsProps {
  requirements: TargetRequirements;
  target: ImportTarget;
  /** Called without a facility when the company changes, on which the facilities depend. */
  onChange: (chosen: { readonly idBHBU: string; readonly idFaskes?: string }) => void;
  /** The field that must be filled before the upload. */
  missing: MissingTarget;
  missingRef: Ref<HTMLInputElement>;
  disabled: boolean;
}

/** Target fields of an upload: the company, unless it is the user's own, and the facility. */
export const TargetFields = (props: TargetFieldsProps) => {
  const { requirements, target, onChange, missing, missingRef, disabled } = props;
  const t = useMessages();
  const isOwnCompany = requirements.ownBhbu !== undefined;
  const needsCompany = requirements.company === 'needed';
  const optional = (label: string) => t('form.label_optional', { label });
  const company = t('resources.import.fields.idBHBU');
  const faskes = t('resources.import.fields.idFaskes');
  const isFaskesOptional = isOwnCompany || target.idBHBU !== '' || needsCompany;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {requirements.company === 'none' ? null : (
        <LookupAutocomplete
          id="import-bhbu"
          lookup="bhbu"
          label={needsCompany ? company : optional(company)}
          required={needsCompany}
          value={target.idBHBU}
          onChange={idBHBU => onChange({ idBHBU })}
          disabled={disabled}
          error={missing === 'idBHBU'}
          help={missing === 'idBHBU' ? t('resources.import.start.company_missing') : undefined}
          inputRef={missing === 'idBHBU' ? missingRef : undefined}
        />
      )}
      <LookupAutocomplete
        id="import-faskes"
        lookup="faskes"
        bhbuId={requirements.ownBhbu ?? (target.idBHBU === '' ? undefined : target.idBHBU)}
        label={isFaskesOptional ? optional(faskes) : faskes}
        value={target.idFaskes}
        onChange={idFaskes => onChange({ idBHBU: target.idBHBU, idFaskes })}
        disabled={disabled}
        error={missing === 'idFaskes'}
        help={t(
          missing !== 'idFaskes'
            ? isFaskesOptional
              ? 'resources.import.start.faskes_help'
              : 'resources.import.start.faskes_needed'
            : requirements.company === 'none'
              ? 'resources.import.start.faskes_missing'
              : 'resources.import.start.target_missing',
        )}
        inputRef={missing === 'idFaskes' ? missingRef : undefined}
      />
    </Box>
  );
};
