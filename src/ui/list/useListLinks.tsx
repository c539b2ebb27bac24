import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { linkProps, type PageAction } from '#src/layout/page/MoreActions.tsx';
import type { ResourceSpec, ListLink } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';

/**
 * Returns the list's header links that the user has permission for, as buttons and as menu items.
 */
export function useListLinks({ links = [] }: ResourceSpec) {
  const translate = useTranslate();
  const can = usePermission();
  const permitted = links.filter(({ right }) => can(right));
  const toPageAction = ({ label, ...link }: ListLink): PageAction => ({
    ...link,
    label: translate(label),
  });
  return {
    buttons: permitted
      .filter(({ isProminent: prominent }) => prominent)
      .map(({ label, icon, to, fileName: file }) => (
        <Button key={label} variant="outlined" startIcon={icon} {...linkProps(to, file)}>
          {translate(label)}
        </Button>
      )),
    all: permitted.map(toPageAction),
    rest: permitted.filter(({ isProminent: prominent }) => !prominent).map(toPageAction),
  };
}
