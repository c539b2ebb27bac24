import Button from '@mui/material/Button';
import { useState } from 'react';
import { companyUserCalls, type CompanyUsers } from '#contract/domains/company-user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface ApprovalSwitchProps {
  bhbuId: number;
  users: CompanyUsers;
}

/** Says whether a second person of the company approves its orders, and lets a manager change that. */
export const ApprovalSwitch = ({ bhbuId, users: { persetujuanPesanan } }: ApprovalSwitchProps) => {
  const t = useMessages();
  const { call } = useApi();
  const mayChange = usePermission()('companyUser.update');
  const [isOpen, setIsOpen] = useState(false);
  const change = persetujuanPesanan ? 'stop' : 'start';
  return (
    <>
      <ListBox label={t('resources.companyUser.approval.title')}>
        <ListRow
          end={
            mayChange ? (
              <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
                {t(`resources.companyUser.approval.${change}.button`)}
              </Button>
            ) : null
          }
        >
          <strong>
            {t(`resources.companyUser.approval.${persetujuanPesanan ? 'on' : 'off'}`)}
          </strong>
          <Detail>{t('resources.companyUser.approval.rule')}</Detail>
        </ListRow>
      </ListBox>
      {isOpen ? (
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
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};
