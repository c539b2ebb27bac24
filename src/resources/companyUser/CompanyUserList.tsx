import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CompanyUser, CompanyUsers } from '#contract/domains/company-user.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ActiveDialog, ResetDialog, RightsDialog } from './lazyDialogs.ts';

interface CompanyUserListProps {
  /** The answer of the call that lists the accounts. */
  query: {
    readonly data: CompanyUsers | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

const dialogs = { rights: RightsDialog, active: ActiveDialog, reset: ResetDialog } as const;

/** The accounts of a company with their rights, and what the user may change of them. */
export const CompanyUserList = ({ query }: CompanyUserListProps) => {
  const t = useMessages();
  const can = usePermission();
  const mayChange = can('companyUser.update');
  const mayOpen = can('user.read');
  const { id: ownId } = useRequiredSession();
  const [open, setOpen] = useState<{ name: keyof typeof dialogs; user: CompanyUser }>();
  const Dialog = open && dialogs[open.name];
  return (
    <>
      <RelatedList
        query={{ ...query, data: query.data?.data }}
        empty={t('resources.companyUser.none')}
        label={t('resources.companyUser.name')}
      >
        {user => {
          const isOwn = user.id === ownId;
          const button = (name: keyof typeof dialogs, label: string, isShown = true) =>
            isShown ? (
              <Button
                size="small"
                color={name === 'active' && user.isActive ? 'error' : 'primary'}
                aria-label={t('resources.companyUser.action_of', {
                  action: label,
                  name: user.fullName,
                })}
                onClick={() => setOpen({ name, user })}
              >
                {label}
              </Button>
            ) : null;
          return (
            <ListRow
              end={
                mayChange ? (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                    {button('rights', t('resources.companyUser.rights.button'))}
                    {button(
                      'reset',
                      t('resources.companyUser.reset.button'),
                      !isOwn && user.isActive,
                    )}
                    {button(
                      'active',
                      t(
                        `resources.companyUser.${user.isActive ? 'deactivate' : 'activate'}.button`,
                      ),
                      !isOwn,
                    )}
                  </Box>
                ) : null
              }
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                {mayOpen ? (
                  <MuiLink component={Link} to={recordPath('user', user.id)}>
                    {user.fullName}
                  </MuiLink>
                ) : (
                  <strong>{user.fullName}</strong>
                )}
                {isOwn ? (
                  <StateChip meaning="information" label={t('resources.companyUser.you')} />
                ) : null}
                {user.isActive ? null : (
                  <StateChip meaning="neutral" label={t('resources.companyUser.inactive')} />
                )}
                {user.isActive && user.kataSandiAwalSampai !== null ? (
                  <StateChip meaning="attention" label={t('resources.companyUser.not_yet')} />
                ) : null}
              </Box>
              <Detail>
                {user.hak.length === 0
                  ? t('resources.companyUser.reads_only')
                  : user.hak.map(right => t(`resources.companyUser.hak.${right}`)).join(' · ')}
              </Detail>
              <Detail>
                {[
                  user.userName,
                  user.email,
                  user.lastSignedInAt === null
                    ? t('resources.companyUser.never')
                    : t('resources.companyUser.last', {
                        when: formatDateTime(user.lastSignedInAt),
                      }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Detail>
            </ListRow>
          );
        }}
      </RelatedList>
      {open && Dialog ? (
        <Suspense fallback={null}>
          <Dialog user={open.user} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
};
