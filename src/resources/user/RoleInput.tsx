import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { mayGrant } from '#contract/policy.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { useField } from '#src/ui/input/useField.ts';
import type { Field } from '#src/ui/resource/field.ts';
import { useRoles } from './useRoles.ts';

/** The role: any that this person may give, built-in or made by an administrator. */
export const RoleInput = ({ field }: { field: Field }) => {
  const say = useWords();
  const { role } = useSignedIn();
  const { help, error, ...input } = useField(field);
  const { data = [], isPending } = useRoles();
  const offered = data.filter(({ peranDasar }) => mayGrant(role, peranDasar));
  const value = String(input.value);
  // Until the roles are there, what is chosen has no name to be shown by.
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
