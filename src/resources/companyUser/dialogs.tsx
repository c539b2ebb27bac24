import {
  companyUserCalls,
  companyUserInput,
  companyUserRights,
  type CompanyUser,
} from '#contract/domains/company-user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { saveRights } from '#src/providers/session.ts';

const invalidates = ['companyUser', 'user'];

interface InviteDialogProps {
  /** The company that the account is for. */
  bhbuId: number;
  onClose: () => void;
}

const inviteFields = {
  fullName: {},
  email: { help: 'resources.companyUser.invite.email' },
  noHP: {},
  hak: {},
};

/** Opens an account for a colleague, who gets the first password by mail. */
export const InviteDialog = ({ bhbuId, onClose }: InviteDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.companyUser.invite.title')}
      description={t('resources.companyUser.invite.text')}
      confirmLabel={t('resources.companyUser.invite.button')}
      resource="companyUser"
      schema={companyUserInput}
      fields={inviteFields}
      initialValues={{ hak: [] }}
      confirmsDiscard
      run={(body, idempotencyKey) =>
        call(companyUserCalls.create, { params: { id: bhbuId }, body }, { idempotencyKey })
      }
      invalidates={invalidates}
      success={({ fullName, email }) =>
        t('resources.companyUser.invite.done', { name: fullName, email: email ?? '' })
      }
      onClose={onClose}
    />
  );
};

interface UserDialogProps {
  user: CompanyUser;
  onClose: () => void;
}

const rightsFields = { hak: {} };

/** Changes what an account may do. */
export const RightsDialog = ({ user, onClose }: UserDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const isOwn = useRequiredSession().id === user.id;
  const name = user.fullName;
  return (
    <CommandDialog
      title={t('resources.companyUser.rights.title', { name })}
      description={t(`resources.companyUser.rights.${isOwn ? 'own' : 'text'}`)}
      confirmLabel={t('common.action.save')}
      resource="companyUser"
      schema={companyUserRights}
      fields={rightsFields}
      initialValues={{ hak: user.hak }}
      version={user.version}
      run={async body => {
        const saved = await call(companyUserCalls.update, { params: { id: user.id }, body });
        if (isOwn) saveRights(saved.hak);
        return saved;
      }}
      invalidates={invalidates}
      success={() => t('resources.companyUser.rights.done', { name })}
      onClose={onClose}
    />
  );
};

/** Deactivates an account, or activates it again. */
export const ActiveDialog = ({ user, onClose }: UserDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, isActive, fullName: name } = user;
  const change = isActive ? 'deactivate' : 'activate';
  const set = (value: boolean, expected?: number) =>
    call(companyUserCalls.setActive, {
      params: { id },
      body: { isActive: value, version: expected },
    });
  return (
    <CommandDialog
      title={t(`resources.companyUser.${change}.title`, { name })}
      description={t(`resources.companyUser.${change}.text`)}
      confirmLabel={t(`resources.companyUser.${change}.button`)}
      isDestructive={isActive}
      maxWidth="xs"
      run={() => set(!isActive, version)}
      invalidates={invalidates}
      success={() => t(`resources.companyUser.${change}.done`, { name })}
      undo={() => ({ run: () => set(isActive) })}
      onClose={onClose}
    />
  );
};

/** Sends the owner of an account a new first password. */
export const ResetDialog = ({ user, onClose }: UserDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, fullName: name, email } = user;
  return (
    <CommandDialog
      title={t('resources.companyUser.reset.title', { name })}
      description={t('resources.companyUser.reset.text', { email: email ?? '–' })}
      confirmLabel={t('resources.companyUser.reset.button')}
      maxWidth="xs"
      run={(_, idempotencyKey) =>
        call(companyUserCalls.resetPassword, { params: { id } }, { idempotencyKey })
      }
      invalidates={invalidates}
      success={() => t('resources.companyUser.reset.done', { name })}
      onClose={onClose}
    />
  );
};

interface ApprovalDialogProps {
  bhbuId: number;
  /** Whether a second person approves orders now. */
  persetujuanPesanan: boolean;
  onClose: () => void;
}

/** Requires the approval of orders by a second person, or stops requiring it. */
export const ApprovalDialog = ({ bhbuId, persetujuanPesanan, onClose }: ApprovalDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const change = persetujuanPesanan ? 'stop' : 'start';
  return (
    <CommandDialog
      title={t(`resources.companyUser.approval.${change}.title`)}
      description={t(`resources.companyUser.approval.${change}.text`)}
      confirmLabel={t(`resources.companyUser.approval.${change}.button`)}
      maxWidth="xs"
      run={() =>
        call(companyUserCalls.setApproval, {
          params: { id: bhbuId },
          body: { persetujuanPesanan: !persetujuanPesanan },
        })
      }
      invalidates={['companyUser', 'order', 'bhbu']}
      success={() => t(`resources.companyUser.approval.${change}.done`)}
      onClose={onClose}
    />
  );
};
