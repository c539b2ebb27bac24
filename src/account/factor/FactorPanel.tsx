import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { factorCalls, type OwnFactors, type PasskeyRecord } from '#contract/domains/factor.ts';
import { AlertDialog } from '#src/account/AlertDialog.tsx';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Card, Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { factor as words } from '#texts/factor.ts';
import { NameDialog } from './NameDialog.tsx';
import { createPasskey } from './passkeyBrowser.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { TotpDialog } from './TotpDialog.tsx';
import { useTask } from './useTask.ts';

/** The dialog that is open. */
type Open =
  | { readonly kind: 'totp' | 'removeTotp' | 'passkey' | 'renew' }
  | { readonly kind: 'rename' | 'removePasskey'; readonly passkey: PasskeyRecord }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface FactorPanelProps {
  factors: OwnFactors;
  /** Reads the factors again after a change. */
  onChanged: () => void;
}

/** The second factors of one's own account: authenticator app, passkeys and recovery codes. */
export function FactorPanel({ factors, onChanged }: FactorPanelProps) {
  const { call } = useApi();
  const [open, setOpen] = useState<Open>();
  const [news, setNews] = useState<string | null>(null);
  const task = useTask();
  const close = (): void => setOpen(undefined);
  const isOffered = factors.aturan !== 'mati';
  const hasFactor = factors.totpSejak !== null || factors.passkey.length > 0;

  /** Shows the recovery codes that the first factor brings. */
  const finishAdding = (codes: readonly string[] | null): void => {
    setOpen(codes === null ? undefined : { kind: 'codes', codes });
    onChanged();
  };
  const runAndClose = async (work: () => Promise<void>): Promise<void> => {
    setNews(null);
    await task.run(async () => {
      await work();
      onChanged();
    });
    setOpen(now => (now?.kind === 'codes' ? now : undefined));
  };
  const addPasskey = async (nama: string): Promise<void> => {
    const { token, pilihan } = await call(factorCalls.startPasskey, {});
    const jawaban = await createPasskey(pilihan);
    const { kodePemulihan } = await call(factorCalls.addPasskey, {
      body: { token, nama, jawaban },
    });
    setNews(interpolate(words.passkey.added, { name: nama }));
    finishAdding(kodePemulihan);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      {isOffered ? null : <Alert severity="info">{words.rule.off}</Alert>}
      {isOffered && !hasFactor ? (
        <Alert severity={factors.batas === null ? 'info' : 'warning'}>
          {factors.batas === null
            ? words.rule.none
            : interpolate(words.rule.due, { when: formatDateTime(factors.batas) })}
        </Alert>
      ) : null}
      {task.error === null ? null : <Alert severity="error">{task.error}</Alert>}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {news === null ? null : <Alert severity="success">{news}</Alert>}
      </Box>
      <FactorCard
        title={words.totp.title}
        lead={words.totp.lead}
        action={
          factors.totpSejak === null ? (
            <Button
              variant="outlined"
              disabled={!isOffered}
              onClick={() => setOpen({ kind: 'totp' })}
            >
              {words.totp.add}
            </Button>
          ) : (
            <Button
              variant="outlined"
              aria-label={words.totp.remove_label}
              onClick={() => setOpen({ kind: 'removeTotp' })}
            >
              {words.totp.remove}
            </Button>
          )
        }
      >
        {factors.totpSejak === null
          ? null
          : interpolate(words.totp.since, { when: formatDateTime(factors.totpSejak) })}
      </FactorCard>
      <FactorCard
        title={words.passkey.title}
        lead={words.passkey.lead}
        action={
          <Button
            variant="outlined"
            disabled={!isOffered}
            onClick={() => setOpen({ kind: 'passkey' })}
          >
            {words.passkey.add}
          </Button>
        }
      >
        {factors.passkey.length === 0 ? (
          words.passkey.none
        ) : (
          <ListBox label={words.passkey.title}>
            {factors.passkey.map(one => (
              <PasskeyRow key={one.id} passkey={one} onOpen={setOpen} />
            ))}
          </ListBox>
        )}
      </FactorCard>
      {hasFactor ? (
        <FactorCard
          title={words.recovery.title}
          lead={interpolate(words.recovery.lead, { left: factors.sisaKodePemulihan })}
          action={
            <Button variant="outlined" onClick={() => setOpen({ kind: 'renew' })}>
              {words.recovery.renew}
            </Button>
          }
        />
      ) : null}

      {open?.kind === 'totp' ? <TotpDialog onDone={finishAdding} onClose={close} /> : null}
      {open?.kind === 'passkey' ? (
        <NameDialog
          title={words.passkey.add}
          submitLabel={words.passkey.add}
          run={addPasskey}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'rename' ? (
        <NameDialog
          title={interpolate(words.passkey.rename_label, { name: open.passkey.nama })}
          submitLabel={words.passkey.rename_submit}
          initialName={open.passkey.nama}
          run={async nama => {
            await call(factorCalls.renamePasskey, {
              params: { id: open.passkey.id },
              body: { nama },
            });
            setNews(words.passkey.renamed);
            close();
            onChanged();
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'codes' ? <RecoveryCodesDialog codes={open.codes} onClose={close} /> : null}
      {open?.kind === 'removeTotp' ? (
        <Question
          title={words.totp.remove_question}
          text={words.totp.remove_text}
          confirmLabel={words.totp.remove}
          isRunning={task.isRunning}
          onCancel={close}
          onConfirm={() =>
            runAndClose(async () => {
              await call(factorCalls.removeTotp, {});
              setNews(words.totp.removed);
            })
          }
        />
      ) : null}
      {open?.kind === 'removePasskey' ? (
        <Question
          title={interpolate(words.passkey.remove_question, { name: open.passkey.nama })}
          text={words.passkey.remove_text}
          confirmLabel={words.passkey.remove}
          isRunning={task.isRunning}
          onCancel={close}
          onConfirm={() =>
            runAndClose(async () => {
              const { nama } = await call(factorCalls.removePasskey, {
                params: { id: open.passkey.id },
              });
              setNews(interpolate(words.passkey.removed, { name: nama }));
            })
          }
        />
      ) : null}
      {open?.kind === 'renew' ? (
        <Question
          title={words.recovery.renew_question}
          text={words.recovery.renew_text}
          confirmLabel={words.recovery.renew}
          isRunning={task.isRunning}
          onCancel={close}
          onConfirm={() =>
            runAndClose(async () => {
              const { kodePemulihan } = await call(factorCalls.renewRecoveryCodes, {});
              setOpen({ kind: 'codes', codes: kodePemulihan });
            })
          }
        />
      ) : null}
    </Box>
  );
}

interface FactorCardProps {
  title: string;
  lead: string;
  action: ReactNode;
  children?: ReactNode;
}

/** One kind of factor, with what it is and the button to change it. */
const FactorCard = ({ title, lead, action, children }: FactorCardProps) => {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          <Typography color="textSecondary">{lead}</Typography>
        </Box>
        {action}
      </Box>
      {children ? <Box sx={{ mt: 1 }}>{children}</Box> : null}
    </Card>
  );
};

const PasskeyRow = ({
  passkey,
  onOpen,
}: {
  passkey: PasskeyRecord;
  onOpen: (open: Open) => void;
}) => {
  const { nama, dibuat, terakhirDipakai } = passkey;
  return (
    <ListRow
      end={
        <>
          <Button
            size="small"
            aria-label={interpolate(words.passkey.rename_label, { name: nama })}
            onClick={() => onOpen({ kind: 'rename', passkey })}
          >
            {words.passkey.rename}
          </Button>
          <Button
            size="small"
            aria-label={interpolate(words.passkey.remove_label, { name: nama })}
            onClick={() => onOpen({ kind: 'removePasskey', passkey })}
          >
            {words.passkey.remove}
          </Button>
        </>
      }
    >
      <strong>{nama}</strong>
      <Detail>
        {[
          interpolate(words.passkey.created, { when: formatDateTime(dibuat) }),
          terakhirDipakai === null
            ? ''
            : interpolate(words.passkey.used, { when: formatDateTime(terakhirDipakai) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
    </ListRow>
  );
};

interface QuestionProps {
  title: string;
  text: string;
  confirmLabel: string;
  isRunning: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Asks before something is removed. */
const Question = ({ onConfirm, onCancel, ...question }: QuestionProps) => (
  <AlertDialog
    open
    {...question}
    onConfirm={() => void onConfirm()}
    cancel={{ label: words.cancel, onClick: onCancel, hasFocus: true }}
  />
);
