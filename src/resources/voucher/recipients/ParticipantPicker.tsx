import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { maxPageSize } from '#contract/core/list.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import { pesertaCalls } from '#contract/domains/peserta/calls.ts';
import type { Peserta } from '#contract/domains/peserta/record.ts';
import { recipientLine, type SendMethod } from '#contract/domains/voucher/recipient-list.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { formatPhone } from '#src/kit/format/phone.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { usePager } from '#src/kit/list/usePager.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Participants that are shown at first. */
const shownParticipants = 10;

/** Participants that one press selects at most. */
const maxSelected = 5000;

interface ParticipantPickerProps {
  /** The company whose participants are offered. */
  idBHBU: number;
  method: SendMethod;
  /** Addresses in the list of recipients. */
  listed: ReadonlySet<string>;
  /** Called with a line of the list for each chosen participant. */
  onChoose: (lines: readonly string[]) => void;
  onClose: () => void;
}

/** Returns the address to which a participant's ticket would be sent; undefined without one. */
const addressFor = ({ email, noHP }: Peserta, method: SendMethod): string | undefined =>
  (method === 'EMAIL' ? email?.toLowerCase() : noHP === null ? undefined : parsePhone(noHP)) ??
  undefined;

/** Chooses recipients from the active participants of a company, by name and facility. */
export const ParticipantPicker = ({
  idBHBU,
  method,
  listed,
  onChoose,
  onClose,
}: ParticipantPickerProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [typed, setTyped] = useState('');
  const [faskes, setFaskes] = useState('');
  const pager = usePager(shownParticipants);
  const [skipped, setSkipped] = useState(0);
  /** The lines of the chosen participants: a person who is registered twice has one. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const q = useDebouncedText(typed).trim();
  const filter = {
    idBHBU,
    isActive: '1',
    sortBy: 'nama',
    ...(q === '' ? {} : { q }),
    ...(faskes === '' ? {} : { idFaskes: faskes }),
  } as const;
  const { data, error, refetch } = useCall(
    'peserta',
    pesertaCalls.list,
    { query: { ...filter, ...pager.query } },
    { keepsPrevious: true },
  );
  const canChoose = (one: Peserta): boolean => {
    const address = addressFor(one, method);
    return address !== undefined && !listed.has(address);
  };
  const lineOf = (one: Peserta): string => recipientLine(one.nama, addressFor(one, method) ?? '');
  const withPeople = (people: readonly Peserta[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const one of people.filter(canChoose)) {
      if (isOn) next.add(lineOf(one));
      else next.delete(lineOf(one));
    }
    setChosen(next);
    setSkipped(isOn && people.length > 1 ? people.filter(one => !canChoose(one)).length : 0);
  };
  const isChosen = (one: Peserta): boolean => chosen.has(lineOf(one));
  const selectAll = useCommand({
    run: async () => {
      const people: Peserta[] = [];
      for (let pageNumber = 1; people.length < maxSelected; pageNumber++) {
        const found = await call(pesertaCalls.list, {
          query: { ...filter, pageNumber, pageSize: maxPageSize, tanpaTotal: 'true' },
        });
        people.push(...found.data);
        if (found.data.length < maxPageSize) break;
      }
      return people;
    },
    onSuccess: people => withPeople(people, true),
    notifiesErrors: true,
  });
  const shown = data?.data ?? [];
  const choosable = shown.filter(canChoose);
  const total = data?.totalRecords ?? 0;
  const chosenHere = choosable.filter(isChosen).length;
  return (
    <ConfirmDialog
      title={t('resources.voucherTransaction.choose.title')}
      description={t('resources.voucherTransaction.choose.text')}
      confirmLabel={
        chosen.size === 0
          ? undefined
          : t('resources.voucherTransaction.choose.confirm', { count: formatNumber(chosen.size) })
      }
      onConfirm={() => {
        if (chosen.size > 0) onChoose([...chosen]);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box sx={filterStyle}>
          <TextField
            label={t('resources.voucherTransaction.choose.search')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              pager.toFirstPage();
            }}
            autoFocus
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }}
          />
          <LookupAutocomplete
            lookup="faskes"
            bhbuId={String(idBHBU)}
            label={t('resources.voucherTransaction.choose.faskes')}
            value={faskes}
            onChange={id => {
              setFaskes(id);
              pager.toFirstPage();
            }}
          />
        </Box>
        {choosable.length > 0 ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <FormControlLabel
              label={t('resources.voucherTransaction.choose.page')}
              control={
                <Checkbox
                  checked={chosenHere === choosable.length}
                  indeterminate={chosenHere > 0 && chosenHere < choosable.length}
                  onChange={(_, isOn) => withPeople(shown, isOn)}
                />
              }
            />
            {total > shown.length ? (
              <Button
                variant="outlined"
                loading={selectAll.isRunning}
                onClick={() => void selectAll.run()}
              >
                {t('resources.voucherTransaction.choose.all', {
                  count: formatNumber(Math.min(total, maxSelected)),
                })}
              </Button>
            ) : null}
          </Box>
        ) : null}
        {skipped > 0 ? (
          <Box aria-live="polite">
            {t(`resources.voucherTransaction.choose.skipped.${method}`, {
              count: formatNumber(skipped),
            })}
          </Box>
        ) : null}
        <RelatedList
          query={{ data: data?.data, error, refetch }}
          empty={t('resources.voucherTransaction.choose.none')}
          total={data?.totalRecords}
          footer={pager.bar(total)}
        >
          {one => (
            <ListRow>
              <FormControlLabel
                disabled={!canChoose(one)}
                control={
                  <Checkbox
                    checked={isChosen(one)}
                    onChange={(_, isOn) => withPeople([one], isOn)}
                  />
                }
                label={
                  <>
                    <Box sx={{ overflowWrap: 'anywhere' }}>{one.nama}</Box>
                    <Detail>
                      {[
                        (method === 'EMAIL' ? one.email : formatPhone(one.noHP)) ??
                          t(`resources.voucherTransaction.choose.missing.${method}`),
                        one.namaFaskes,
                        listed.has(addressFor(one, method) ?? '')
                          ? t('resources.voucherTransaction.choose.listed')
                          : undefined,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Detail>
                  </>
                }
              />
            </ListRow>
          )}
        </RelatedList>
      </Box>
    </ConfirmDialog>
  );
};

const filterStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
