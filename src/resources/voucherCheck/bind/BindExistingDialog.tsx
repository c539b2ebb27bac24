import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vaksinasiCalls, type QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { minSearchLength } from '../../vaksinasi/queue/useQueue.ts';
import { touchDialog, touchTarget } from '../../vaksinasi/styles.ts';
import { changedByVoucher, type KnownVoucher } from '../checkedVoucher.ts';

interface BindExistingDialogProps {
  code: string;
  voucher: KnownVoucher;
  onBound: (saved: Voucher) => void;
  onClose: () => void;
}

/** Binds a voucher to a participant who is registered at the facility. */
export const BindExistingDialog = ({
  code,
  voucher,
  onBound,
  onClose,
}: BindExistingDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { role, idReferensi } = useRequiredSession();
  const choosesFaskes = permissionScope(role, 'voucher.bind') === 'all';
  const [faskes, setFaskes] = useState('');
  const idFaskes = choosesFaskes ? (faskes === '' ? null : Number(faskes)) : idReferensi;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<QueueEntry>();
  const cari = useDebouncedText(text.trim());
  const { data } = useQuery({
    queryKey: ['vaksinasi', 'voucherHolder', idFaskes, voucher.idBHBU, cari],
    queryFn: ({ signal }) =>
      call(
        vaksinasiCalls.find,
        { body: { idFaskes: idFaskes ?? undefined, idBHBU: voucher.idBHBU, cari } },
        { signal },
      ),
    enabled: idFaskes !== null && cari.length >= minSearchLength,
    // The query key may hold a NIK, so it does not stay in the cache.
    gcTime: 0,
  });
  const { id, version, vaccinationType } = voucher;
  const command = useCommand({
    run: ({ id: idPeserta }: QueueEntry) =>
      call(voucherCalls.bindExisting, {
        params: { id },
        body: { kode: code, idPeserta, idFaskes: choosesFaskes ? idFaskes : undefined, version },
      }),
    invalidates: changedByVoucher,
    success: (_, { nama }) => t('resources.voucherCheck.bind.done', { name: nama }),
    onSuccess: saved => {
      onClose();
      onBound(saved);
    },
    onError: ({ message, body }) => ({ _: Object.values(body.errors ?? {}).join(' ') || message }),
  });
  const found = data?.data.filter(one => one.vaccinationType === vaccinationType);
  return (
    <ConfirmDialog
      title={t('resources.voucherCheck.existing.title')}
      confirmLabel={chosen && t('resources.voucherCheck.existing.save')}
      command={command}
      onConfirm={() => (chosen ? command.run(chosen) : undefined)}
      onClose={onClose}
      sx={touchDialog}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
        {choosesFaskes ? (
          <LookupAutocomplete
            id="faskes-voucher"
            name="idFaskes"
            label={t('resources.voucherCheck.existing.faskes')}
            lookup="faskes"
            required
            value={faskes}
            onChange={value => {
              setFaskes(value);
              setChosen(undefined);
            }}
          />
        ) : null}
        <TextField
          id="cari-peserta"
          label={t('resources.voucherCheck.existing.search')}
          value={text}
          onChange={event => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          helperText={t('resources.voucherCheck.existing.search_help')}
          disabled={idFaskes === null}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }}
        />
        <Box aria-live="polite">
          {found?.length === 0 ? t('resources.voucherCheck.existing.none') : null}
          {data?.lebih ? t('resources.voucherCheck.existing.more') : null}
        </Box>
        {found && found.length > 0 ? (
          <RadioGroup
            aria-label={t('resources.voucherCheck.existing.choose')}
            value={chosen?.id ?? ''}
            onChange={(_, value) => setChosen(found.find(one => String(one.id) === value))}
          >
            {found.map(one => (
              <FormControlLabel
                key={one.id}
                value={one.id}
                control={<Radio />}
                label={describe(one)}
                sx={touchTarget}
              />
            ))}
          </RadioGroup>
        ) : null}
      </Box>
    </ConfirmDialog>
  );
};

const describe = ({ nama, nik, noPaspor, tanggalLahir }: QueueEntry): string =>
  [nama, nik ?? noPaspor, formatDate(tanggalLahir)].filter(Boolean).join(' · ');
