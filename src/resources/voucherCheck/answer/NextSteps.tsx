import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { touchTarget } from '../../vaksinasi/styles.ts';
import type { CheckedVoucher, KnownVoucher } from '../checkedVoucher.ts';
import type { CheckSession, CheckStep } from '../useCheckSession.ts';

/** Returns the path of today's queue of a facility. */
const queuePath = (idFaskes: number | null): string =>
  idFaskes === null ? '/dashboard/vaksinasi' : `/dashboard/vaksinasi?faskes=${idFaskes}`;

const UseDialog = lazyDialog(async () => ({
  default: (await import('../use/UseDialog.tsx')).UseDialog,
}));
const UnbindDialog = lazyDialog(async () => ({
  default: (await import('../use/UnbindDialog.tsx')).UnbindDialog,
}));
const BindExistingDialog = lazyDialog(async () => ({
  default: (await import('../bind/BindExistingDialog.tsx')).BindExistingDialog,
}));

interface NextStepsProps {
  checked: CheckedVoucher;
  voucher: KnownVoucher;
  session: CheckSession;
  onStep: (step: CheckStep) => void;
}

/** What this user can do with the checked voucher. */
export const NextSteps = ({ checked, voucher, session, onStep }: NextStepsProps) => {
  const t = useMessages();
  const can = usePermission();
  const [dialog, setDialog] = useState<'use' | 'existing' | 'unbind'>();
  const { langkah } = checked.answer;
  const canBind = langkah === 'ISI_PESERTA' && can('voucher.bind');
  const canUse = langkah === 'PAKAI' && can('voucher.use') && voucher.pemegang !== null;
  const canRecord = canUse && can('vaksinasi.record') && voucher.idFaskes !== null;
  const canUnbind = langkah === 'PAKAI' && can('voucher.changeState') && voucher.pemegang !== null;
  const isUsed = checked.outcome === 'used';
  return (
    <Box component="section" aria-labelledby="langkah" sx={stepsStyle}>
      <Box component="h2" id="langkah" sx={visuallyHidden}>
        {t('resources.voucherCheck.next.title')}
      </Box>
      {canBind ? (
        <>
          <Button variant="contained" size="large" onClick={() => onStep('bind')}>
            {t('resources.voucherCheck.next.bind')}
          </Button>
          {can('vaksinasi.read') ? (
            <Button variant="outlined" size="large" onClick={() => setDialog('existing')}>
              {t('resources.voucherCheck.next.bind_existing')}
            </Button>
          ) : null}
        </>
      ) : null}
      {canRecord ? (
        <Button variant="contained" size="large" onClick={() => onStep('visit')}>
          {t('resources.voucherCheck.next.visit')}
        </Button>
      ) : null}
      {canUse ? (
        <Button variant="outlined" size="large" onClick={() => setDialog('use')}>
          {t('resources.voucherCheck.next.use')}
        </Button>
      ) : null}
      {canUnbind ? (
        <Button variant="outlined" size="large" onClick={() => setDialog('unbind')}>
          {t('resources.voucherCheck.next.unbind')}
        </Button>
      ) : null}
      {isUsed && can('vaksinasi.read') ? (
        <Button variant="outlined" size="large" component={Link} to={queuePath(voucher.idFaskes)}>
          {t('resources.voucherCheck.visit.queue')}
        </Button>
      ) : null}
      {canBind || canUse ? (
        <Button
          variant="text"
          color="inherit"
          loading={session.isChecking}
          onClick={() => session.check(checked.code)}
        >
          {t('resources.voucherCheck.answer.again')}
        </Button>
      ) : null}
      {/* Its own boundary: the buttons stay, and a closed dialog returns the focus to one. */}
      <Suspense fallback={null}>
        {dialog === 'use' ? (
          <UseDialog
            code={checked.code}
            voucher={voucher}
            onUsed={saved => session.change(saved, 'used')}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === 'unbind' ? (
          <UnbindDialog
            code={checked.code}
            voucher={voucher}
            onUnbound={saved => session.change(saved, 'unbound')}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {dialog === 'existing' ? (
          <BindExistingDialog
            code={checked.code}
            voucher={voucher}
            onBound={saved => session.change(saved, 'bound')}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
      </Suspense>
    </Box>
  );
};

const stepsStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  '& .MuiButton-root': touchTarget,
  '&:not(:has(button, a))': { display: 'none' },
};
