import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Printable } from '#contract/core/document/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import type { DocumentSource } from './PrintScreen.tsx';

const SendDialog = lazyDialog(() => import('./SendDialog.tsx'));

interface SendButtonProps {
  source: Required<DocumentSource>;
  id: number;
  printable: Printable;
}

/** Mails the filed PDF, for those who may; a draft is not mailed. */
export const SendButton = ({ source, id, printable }: SendButtonProps) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  if (!printable.berkas || !can(source.send.access)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setIsOpen(true)}>
        {t('resources.print.send.action')}
      </Button>
      {isOpen ? (
        <Suspense>
          <SendDialog
            source={source}
            id={id}
            printable={printable}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
