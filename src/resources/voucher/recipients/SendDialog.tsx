import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
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
import {
  addressOf,
  readRecipients,
  type RecipientRow,
  type SendMethod,
} from '#contract/domains/voucher/recipient-list.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { HiddenFileInput } from '#src/kit/file/HiddenFileInput.tsx';
import { formatNumber } from '#src/kit/format/number.ts';
import { textareaSlots } from '#src/kit/input/textareaSlots.ts';
import { useDraft } from '#src/providers/drafts.ts';
import { ParticipantPicker } from './ParticipantPicker.tsx';
import { RowPreview, type CheckedRow } from './RowPreview.tsx';
import { useSendTickets } from './useSendTickets.ts';

const listRule: FileRule = { extensions: ['csv', 'txt'], maxBytes: 1_000_000 };
const methods = ['EMAIL', 'WA_LINK'] as const satisfies readonly SendMethod[];

interface SendDialogProps {
  transaction: VoucherTransaction;
  /** Active vouchers that have no recipient yet. */
  free: number;
  onClose: () => void;
}

interface Draft {
  readonly text: string;
  readonly method: SendMethod;
}

/**
 * Gives each recipient of a list one voucher of the transaction, and sends the tickets. The list is pasted, read from
 * a file, or chosen from the participants; rows that cannot be sent stay in it.
 */
export const SendDialog = ({ transaction, free, onClose }: SendDialogProps) => {
  const t = useMessages();
  const notify = useNotify();
  const { metodeKirim } = transaction;
  const entered = useRef<Draft | null>(null);
  const draft = useDraft<Draft>(`/voucher/penerima/${transaction.id}`, () => entered.current);
  const [text, setText] = useState(draft?.text ?? '');
  const [method, setMethod] = useState<SendMethod>(
    draft?.method ?? (metodeKirim === 'WA_LINK' ? 'WA_LINK' : 'EMAIL'),
  );
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setIsChoosing] = useState(false);
  /** Whether what is being sent is the whole list. */
  const isAll = useRef(false);
  useEffect(() => {
    entered.current = text === '' ? null : { text, method };
  }, [text, method]);
  const rows = useMemo(() => readRecipients(text, method, sent), [text, method, sent]);
  const command = useSendTickets(
    transaction,
    recipients => {
      const addresses = new Set(recipients.map(one => addressOf(one, method)));
      setSent(before => new Set([...before, ...addresses]));
      // Those who were not sent a ticket stay, so that they can be corrected and sent.
      setText(before => withoutAddresses(readRecipients(before, method), addresses, method));
    },
    count => {
      notify(t('resources.voucherTransaction.send.done', { count: formatNumber(count) }), {
        type: 'success',
      });
      if (isAll.current) onClose();
    },
  );
  let left = free;
  const checked = rows.map((row): CheckedRow => {
    const { recipient, problem } = row;
    const error = problem
      ? renderMessage(problem)
      : recipient && command.rowErrors.get(addressOf(recipient, method));
    // The vouchers are given out in the order of the list.
    return error === undefined && --left < 0
      ? { row, error: t('resources.voucherTransaction.send.noVoucher') }
      : { row, error };
  });
  const valid = checked.flatMap(({ row, error }) =>
    row.recipient && error === undefined ? [row.recipient] : [],
  );
  const wrong = rows.length - valid.length;
  const change = (next: string): void => {
    command.clearErrors();
    setText(next);
  };
  const canSend = valid.length > 0;
  return (
    <ConfirmDialog
      title={t('resources.voucherTransaction.send.title', { name: transaction.noTransaksi })}
      description={t('resources.voucherTransaction.send.text', { count: formatNumber(free) })}
      confirmLabel={
        canSend
          ? t('resources.voucherTransaction.send.button', { count: formatNumber(valid.length) })
          : undefined
      }
      maxWidth="md"
      command={{ isRunning: command.isRunning, errors: command.general }}
      isDirty={text !== ''}
      onConfirm={() => {
        if (!canSend) return;
        isAll.current = wrong === 0;
        void command.send(method, valid);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <RadioGroup
          row
          aria-label={t('resources.voucherTransaction.fields.metodeKirim')}
          value={method}
          onChange={(_, value) => {
            command.clearErrors();
            setMethod(value as SendMethod);
          }}
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<GroupAddOutlinedIcon />}
            onClick={() => setIsChoosing(true)}
          >
            {t('resources.voucherTransaction.choose.button')}
          </Button>
          <Button
            component="label"
            // The input within it is what has the focus.
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            startIcon={<UploadFileOutlinedIcon />}
            sx={{ '&:focus-within': { outline: 2, outlineOffset: 2 } }}
          >
            {t('resources.voucherTransaction.send.file')}
            <HiddenFileInput
              label={t('resources.voucherTransaction.send.file')}
              rule={listRule}
              onFiles={([file]) => void file?.text().then(change)}
            />
          </Button>
        </Box>
        <TextField
          label={t('resources.voucherTransaction.send.list')}
          helperText={t(`resources.voucherTransaction.send.help.${method}`)}
          value={text}
          onChange={({ target }) => change(target.value)}
          multiline
          autoFocus
          slotProps={textareaSlots(4, { spellCheck: false, autoComplete: 'off' })}
        />
        {wrong > 0 ? (
          <Alert severity="warning">
            {t(
              valid.length === 0
                ? 'resources.voucherTransaction.send.allWrong'
                : 'resources.voucherTransaction.send.wrong',
              { smart_count: wrong, good: formatNumber(valid.length) },
            )}
          </Alert>
        ) : null}
        {rows.length > 0 ? <RowPreview rows={checked} /> : null}
      </Box>
      {isChoosing ? (
        <ParticipantPicker
          idBHBU={transaction.idBHBU}
          method={method}
          listed={
            new Set(
              rows.flatMap(({ recipient }) => (recipient ? addressOf(recipient, method) : [])),
            )
          }
          onChoose={lines => {
            change([text.trimEnd(), ...lines].filter(Boolean).join('\n'));
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </ConfirmDialog>
  );
};

/** Returns the rows of a list as its text, except those that were sent. */
const withoutAddresses = (
  rows: readonly RecipientRow[],
  addresses: ReadonlySet<string>,
  method: SendMethod,
): string =>
  rows
    .filter(({ recipient }) => !recipient || !addresses.has(addressOf(recipient, method)))
    .map(({ source }) => source)
    .join('\n');
