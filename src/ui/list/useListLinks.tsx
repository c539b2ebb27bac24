import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { linkProps, type PageAction } from '#src/layout/page/MoreActions.tsx';
import type { ResourceSpec, ListLink } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';

interface ListLinks {
  /** The first prominent link as a button; null when the user may follow none. */
  readonly primary: ReactNode;
  /** The other links of a list whose primary action is `primary`. */
  readonly others: readonly PageAction[];
  /** The links of a list with another primary action. */
  readonly all: readonly PageAction[];
}

/** Returns the list's header links that the user has permission for. */
export function useListLinks({ links = [] }: ResourceSpec): ListLinks {
  const translate = useTranslate();
  const can = usePermission();
  const permitted = links.filter(({ right }) => can(right));
  const prominent = permitted.find(({ isProminent }) => isProminent);
  const toPageAction = ({ label, icon, to, fileName }: ListLink): PageAction => ({
    icon,
    to,
    fileName,
    label: translate(label),
  });
  return {
    primary: prominent ? (
      <Button
        variant="contained"
        startIcon={prominent.icon}
        {...linkProps(prominent.to, prominent.fileName)}
      >
        {translate(prominent.label)}
      </Button>
    ) : null,
    others: permitted.filter(link => link !== prominent).map(toPageAction),
    all: permitted.map(toPageAction),
  };
}
