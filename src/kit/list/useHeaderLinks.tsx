import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { linkProps, type PageAction } from '#src/kit/page/MoreActions.tsx';
import type { ResourceSpec, ListLink } from '../resource/definition.ts';
import { usePermission } from '../resource/usePermission.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import { LinkFromList } from './backLink.tsx';

interface HeaderLinks {
  /** The button that creates a record, or else the first prominent link; null when the user may follow none. */
  readonly primary: ReactNode;
  readonly others: readonly PageAction[];
  /** Buttons of the empty list beside the primary action. */
  readonly invited: ReactNode;
}

/** Returns the links in the header of a list that the user has permission for. */
export function useHeaderLinks(definition: ResourceSpec): HeaderLinks {
  const translate = useTranslate();
  const names = useResourceMessages(definition);
  const can = usePermission();
  const { links = [], paths, rights } = definition;
  const permitted = links.filter(({ right }) => can(right));
  const toPageAction = ({ label, icon, to, fileName }: ListLink): PageAction => ({
    icon,
    to,
    fileName,
    label: translate(label),
  });
  const prominent = permitted.find(({ isProminent }) => isProminent);
  const mayCreate = paths.create !== undefined && can(rights.create);
  const invited = permitted
    .filter(link => link.emptyLabel !== undefined && (mayCreate || link !== prominent))
    .sort((a, b) => Number(b.isProminent ?? false) - Number(a.isProminent ?? false))
    .map(({ emptyLabel = '', icon, to, fileName }) => (
      <Button key={to} variant="outlined" startIcon={icon} {...linkProps(to, fileName)}>
        {translate(emptyLabel)}
      </Button>
    ));
  if (paths.create && mayCreate) {
    return {
      primary: (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          component={LinkFromList}
          to={paths.create}
        >
          {names.t('page.create')}
        </Button>
      ),
      others: permitted.map(toPageAction),
      invited,
    };
  }
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
    invited,
  };
}
