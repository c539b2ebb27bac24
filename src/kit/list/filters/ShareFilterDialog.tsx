import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { roles, type Role } from '#contract/core/roles.ts';
import { sharedViewCalls } from '#contract/domains/shared-view.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { sharedView as words } from '#texts/sharedView.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';
import { useCommand } from '../../command/useCommand.ts';
import type { SavedFilter } from './useSavedFilters.ts';

interface ShareFilterDialogProps {
  /** The name of the list. */
  resource: string;
  saved: SavedFilter;
  onClose: () => void;
}

/** Asks with which roles a saved filter is shared. It has no form library, which lists do not load. */
export const ShareFilterDialog = ({ resource, saved, onClose }: ShareFilterDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [chosen, setChosen] = useState<readonly Role[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { name, filter, sort, columns } = saved;
  const sharing = useCommand({
    run: () =>
      call(sharedViewCalls.create, {
        body: {
          daftar: resource,
          nama: name,
          peran: [...chosen],
          tampilan: { filter, sort, columns },
        },
      }),
    invalidates: ['sharedView'],
    success: () => interpolate(words.done, { name }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={interpolate(words.title, { name })}
      description={words.text}
      confirmLabel={words.share}
      maxWidth="xs"
      command={sharing}
      onConfirm={() => {
        setIsMissing(chosen.length === 0);
        return chosen.length === 0 ? undefined : sharing.run();
      }}
      onClose={onClose}
    >
      <FormControl component="fieldset" error={isMissing}>
        <FormLabel component="legend">{words.roles}</FormLabel>
        <FormGroup>
          {roles.map(role => (
            <FormControlLabel
              key={role}
              label={t(`resources.role.base.${role}`)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(role)}
                  onChange={(_, on) => {
                    setChosen(on ? [...chosen, role] : chosen.filter(one => one !== role));
                    setIsMissing(false);
                  }}
                />
              }
            />
          ))}
        </FormGroup>
        {isMissing ? <FormHelperText>{words.missing}</FormHelperText> : null}
      </FormControl>
    </ConfirmDialog>
  );
};
