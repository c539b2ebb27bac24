import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { mayGrant } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { useRoles } from './useRoles.ts';

/** Select of the roles that the caller can grant. */
export const RoleInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const { role } = useSignedIn();
  const { help, error, ...input } = useField(field);
  const { data = [], isPending } = useRoles();
  const offered = data.filter(({ peranDasar }) => mayGrant(role, peranDasar));
  const value = String(input.value);
  // MUI warns about a value without an option, so the value stays empty until the roles have
  // loaded.
  const known = offered.some(({ id }) => String(id) === value);
  return (
    <TextField
      {...input}
      select
      value={known ? value : ''}
      error={error}
      helperText={help}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-required': true } },
      }}
    >
      <MenuItem value="" disabled>
        {say(isPending ? 'common.loading' : 'form.pick')}
      </MenuItem>
      {offered.map(({ id, name, keterangan }) => (
        <MenuItem key={id} value={String(id)}>
          {keterangan ? say('list.act.reason', { name, reason: keterangan }) : name}
        </MenuItem>
      ))}
    </TextField>
  );
};
