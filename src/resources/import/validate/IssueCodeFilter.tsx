import TextField from '@mui/material/TextField';
import { fieldLabel } from '#contract/domains/import/columns/index.ts';
import type { Import } from '#contract/domains/import/index.ts';
import { issueCodeNames, issueTitle, type IssueCode } from '#contract/domains/peserta/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useIssueGroups } from '../useImport.ts';
import type { RowFilter } from './useRowFilter.ts';

interface IssueOption {
  readonly kode: IssueCode;
  /** Empty until the fields are known. */
  readonly isian: string;
  readonly jumlah: number;
}

/** Returns the issues of an import, a code once per field. */
function useIssueOptions({ id, kode: codes }: Import): IssueOption[] {
  const { data = [] } = useIssueGroups(id);
  return codes.flatMap(({ kode, jumlah }): IssueOption[] => {
    const rowsOfField = new Map<string, number>();
    for (const group of data.filter(one => one.kode === kode)) {
      rowsOfField.set(group.field, (rowsOfField.get(group.field) ?? 0) + group.jumlah);
    }
    return rowsOfField.size === 0
      ? [{ kode, isian: '', jumlah }]
      : [...rowsOfField].map(([isian, count]) => ({ kode, isian, jumlah: count }));
  });
}

/** Select that filters rows by issue; lists only the issues that occur in the import. */
export const IssueCodeFilter = ({
  importRecord,
  view,
}: {
  importRecord: Import;
  view: RowFilter;
}) => {
  const t = useMessages();
  const options = useIssueOptions(importRecord);
  if (importRecord.kode.length === 0) return null;
  const value = view.kode ? `${view.kode} ${view.isian ?? ''}` : '';
  return (
    <TextField
      select
      value={value}
      onChange={({ target }) => {
        const [code, isian = ''] = target.value.split(' ');
        const kode = issueCodeNames.find(one => one === code) ?? '';
        // An issue can occur in rows of any result.
        view.set({ kode, isian, ...(kode === '' ? {} : { tampil: 'semua' }) });
      }}
      sx={{ width: { xs: '100%', sm: 200 }, m: 0 }}
      slotProps={{
        select: { native: true },
        htmlInput: {
          'aria-label': t('resources.import.validate.code'),
          sx: { fontSize: '0.8125rem' },
        },
      }}
    >
      <option value="">{t('resources.import.validate.any_code')}</option>
      {value === '' || options.some(one => `${one.kode} ${one.isian}` === value) ? null : (
        // No row has the issue any more.
        <option value={value}>{view.kode && renderMessage(issueTitle(view.kode))}</option>
      )}
      {options.map(({ kode, isian, jumlah }) => (
        <option key={`${kode} ${isian}`} value={`${kode} ${isian}`}>
          {t('resources.import.validate.code_count', {
            title: [isian && fieldLabel(isian), renderMessage(issueTitle(kode))]
              .filter(Boolean)
              .join(': '),
            smart_count: jumlah,
          })}
        </option>
      ))}
    </TextField>
  );
};
