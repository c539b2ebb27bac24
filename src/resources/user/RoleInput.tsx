import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { canGrantRole } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useRoles } from './useRoles.ts';

/** Select of the roles that the caller can grant, each with its note or what it is for. */
export const RoleInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { help, error, ...input } = useFieldInput(field);
  const { data = [], isPending } = useRoles();
  const grantableRoles = data.filter(({ peranDasar }) => canGrantRole(role, peranDasar));
  const value = typeof input.value === 'string' ? input.value : '';
  // MUI warns about a value without an option, so the value stays empty until the roles have
  // loaded.
  const isLoaded = grantableRoles.some(({ id }) => String(id) === value);
  return (
    <TextField
      {...input}
      select
      value={isLoaded ? value : ''}
      error={error}
      helperText={help}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-required': true } },
      }}
    >
      <MenuItem value="" disabled>
        {t(isPending ? 'common.loading' : 'form.choose')}
      </MenuItem>
      {grantableRoles.map(({ id, name, keterangan, peranDasar }) => (
        <MenuItem key={id} value={String(id)}>
          {t('list.action.reason', {
            name,
            reason: keterangan ?? t(`resources.user.role_work.${peranDasar}`),
          })}
        </MenuItem>
      ))}
    </TextField>
  );
};
