import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { FileRule } from '#contract/core/values/upload.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { HiddenFileInput } from '#src/kit/file/HiddenFileInput.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { textareaSlots } from '#src/kit/input/textareaSlots.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { parseRecipients, type SendMethod } from './parseRecipients.ts';
import { RowPreview } from './RowPreview.tsx';
import { useSendTickets } from './useSendTickets.ts';

const listRule: FileRule = { extensions: ['csv', 'txt'], maxBytes: 1_000_000 };
const methods = ['EMAIL', 'WA_LINK'] as const satisfies readonly SendMethod[];

interface SendDialogProps {
  transaction: VoucherTransaction;
  onClose: () => void;
}

interface Draft {
  readonly text: string;
  readonly method: SendMethod;
}

/** Gives each recipient of a pasted list or file one voucher of the transaction, and sends the tickets. */
export const SendDialog = ({ transaction, onClose }: SendDialogProps) => {
  const t = useMessages();
  const notify = useNotify();
  const { aktif, metodeKirim } = transaction;
  const entered = useRef<Draft | null>(null);
  const draft = useDraft<Draft>(`/voucher/penerima/${transaction.id}`, () => entered.current);
  const [text, setText] = useState(draft?.text ?? '');
  const [method, setMethod] = useState<SendMethod>(
    draft?.method ?? (metodeKirim === 'WA_LINK' ? 'WA_LINK' : 'EMAIL'),
  );
  useEffect(() => {
    entered.current = text === '' ? null : { text, method };
  }, [text, method]);
  const rows = useMemo(() => parseRecipients(text, method), [text, method]);
  const valid = rows.flatMap(({ recipient }) => (recipient ? [recipient] : []));
  const wrong = rows.length - valid.length;
  const command = useSendTickets(transaction, {
    onSent: count => {
      notify(t('resources.voucherTransaction.send.done', { count: formatNumber(count) }), {
        type: 'success',
      });
      onClose();
    },
    // Those who were not sent a ticket stay, so that they can be corrected and sent.
    onPartly: count =>
      setText(
        lines(
          text,
          rows.slice(count).map(({ line }) => line),
        ),
      ),
  });
  const change = (next: string): void => {
    command.clearErrors();
    setText(next);
  };
  const isTooMany = valid.length > aktif;
  const canSend = valid.length > 0 && wrong === 0 && !isTooMany;
  return (
    <ConfirmDialog
      title={t('resources.voucherTransaction.send.title', { name: transaction.noTransaksi })}
      description={t('resources.voucherTransaction.send.text', { count: formatNumber(aktif) })}
      confirmLabel={
        canSend
          ? t('resources.voucherTransaction.send.button', { count: formatNumber(valid.length) })
          : undefined
      }
      maxWidth="md"
      command={{ isRunning: command.isRunning, errors: command.general }}
      isDirty={text !== ''}
      onConfirm={() => {
        if (canSend) void command.send(method, valid);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RadioGroup
          row
          aria-label={t('resources.voucherTransaction.fields.metodeKirim')}
          value={method}
          onChange={(_, value) => setMethod(value as SendMethod)}
        >
          {methods.map(one => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`resources.voucherTransaction.metodeKirim.${one}`)}
            />
          ))}
        </RadioGroup>
        <TextField
          label={t('resources.voucherTransaction.send.list')}
          helperText={t(`resources.voucherTransaction.send.help.${method}`)}
          value={text}
          onChange={({ target }) => change(target.value)}
          multiline
          autoFocus
          slotProps={textareaSlots(4, { spellCheck: false, autoComplete: 'off' })}
        />
        <Button
          component="label"
          // The input within it is what has the focus.
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          startIcon={<UploadFileOutlinedIcon />}
          sx={{ justifySelf: 'start', '&:focus-within': { outline: 2, outlineOffset: 2 } }}
        >
          {t('resources.voucherTransaction.send.file')}
          <HiddenFileInput
            label={t('resources.voucherTransaction.send.file')}
            rule={listRule}
            onFiles={([file]) => void file?.text().then(change)}
          />
        </Button>
        {wrong > 0 ? (
          <Alert severity="error">
            {t('resources.voucherTransaction.send.wrong', { smart_count: wrong })}
          </Alert>
        ) : null}
        {isTooMany ? (
          <Alert severity="error">
            {t('resources.voucherTransaction.send.tooMany', {
              count: formatNumber(valid.length),
              left: formatNumber(aktif),
            })}
          </Alert>
        ) : null}
        {rows.length > 0 ? <RowPreview rows={rows} errors={command.rowErrors} /> : null}
      </Box>
    </ConfirmDialog>
  );
};

/** Returns the lines of a text with these numbers, from 1. */
const lines = (text: string, numbers: readonly number[]): string =>
  text
    .split(/\r?\n/)
    .filter((_, at) => numbers.includes(at + 1))
    .join('\n');
