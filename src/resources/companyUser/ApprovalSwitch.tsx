import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { CompanyUsers } from '#contract/domains/company-user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { ApprovalDialog } from './lazyDialogs.ts';

interface ApprovalSwitchProps {
  bhbuId: number;
  users: CompanyUsers;
}

/** Says whether a second person of the company approves its orders, and lets a manager change that. */
export const ApprovalSwitch = ({ bhbuId, users: { persetujuanPesanan } }: ApprovalSwitchProps) => {
  const t = useMessages();
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
        <Suspense fallback={null}>
          <ApprovalDialog
            bhbuId={bhbuId}
            persetujuanPesanan={persetujuanPesanan}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
