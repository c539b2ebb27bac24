import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { maxPageSize } from '#contract/core/list.ts';
import { voucherContractCalls, type VoucherContract } from '#contract/domains/voucher/contract.ts';
import { defaultLastDay } from '#contract/domains/voucher/last-day.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, parseInteger } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { ChoiceAutocomplete } from '#src/kit/input/ChoiceAutocomplete.tsx';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { useFieldInput } from '#src/kit/input/useFieldInput.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import type { ResourceField } from '#src/kit/resource/resourceField.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { contractName } from '../../voucherContract/contractName.ts';

/** The active contracts with what is left of their quota. */
export const ContractInput = ({ field }: { field: ResourceField }) => {
  const t = useMessages();
  const { value, ...input } = useFieldInput(field);
  const { data = [], isPending } = useOpenContracts();
  return (
    <ChoiceAutocomplete
      {...input}
      items={data.map(contract => ({
        id: String(contract.id),
        name: t('resources.voucherTransaction.form.contract', {
          name: contractName(contract),
          title: contract.judul,
          company: contract.namaBHBU,
          left: formatNumber(contract.sisa),
        }),
      }))}
      isPending={isPending}
      required={field.required}
      value={typeof value === 'string' ? value : ''}
    />
  );
};

/** Queries the active contracts of which vouchers can be issued. */
const useOpenContracts = () =>
  useCall(
    'voucherContract',
    voucherContractCalls.list,
    { query: { status: 'AKTIF', pageSize: maxPageSize } },
    { select: ({ data }) => data.filter(({ sisa }) => sisa > 0) },
  );

/** Returns the contract that is chosen in the form. */
function useChosenContract(): VoucherContract | undefined {
  const chosen = useWatch<FormValues>({ name: 'voucherContractId' });
  return useOpenContracts().data?.find(({ id }) => String(id) === chosen);
}

/** What is left of the quota while the number is typed, and until when the vouchers are valid. */
export const QuotaHint = () => {
  const t = useMessages();
  const today = useToday();
  const contract = useChosenContract();
  const typed = useWatch<FormValues>({ name: 'jumlah' });
  if (!contract) return null;
  const { sisa, halangan } = contract;
  const count = typeof typed === 'string' ? (parseInteger(typed) ?? 0) : 0;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mt: 1.5, maxWidth: 640 }}>
      {halangan === null ? null : <Alert severity="warning">{halangan}</Alert>}
      {count > sisa ? (
        <Alert severity="error">
          {t('resources.voucherTransaction.form.tooMany', { left: formatNumber(sisa) })}
        </Alert>
      ) : (
        <Detail>
          {count > 0
            ? t('resources.voucherTransaction.form.after', {
                left: formatNumber(sisa),
                after: formatNumber(sisa - count),
              })
            : t('resources.voucherTransaction.form.left', { left: formatNumber(sisa) })}
        </Detail>
      )}
      <Detail>
        {t('resources.voucherTransaction.form.defaultDay', {
          day: formatDate(defaultLastDay(contract, today)),
        })}
      </Detail>
    </Box>
  );
};

interface IssuedDialogProps {
  saved: AnyRecord;
  onClose: () => void;
}

/** Says how many vouchers were issued, and that they have to be activated. */
export const IssuedDialog = ({ saved, onClose }: IssuedDialogProps) => {
  const t = useMessages();
  const { id, noTransaksi, jumlah } = saved as VoucherTransaction;
  return (
    <DialogFrame
      title={t('resources.voucherTransaction.issued.title', { count: formatNumber(jumlah) })}
      description={t('resources.voucherTransaction.issued.text', { name: noTransaksi })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('resources.voucherTransaction.issued.list')}
          </Button>
          <Button
            variant="contained"
            component={Link}
            to={recordPath('voucherTransaction', id)}
            autoFocus
          >
            {t('resources.voucherTransaction.issued.open')}
          </Button>
        </>
      }
    />
  );
};
