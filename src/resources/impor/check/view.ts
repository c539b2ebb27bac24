import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasil, type Hasil } from '#contract/impor/index.ts';
import { defaultPageSize } from '#contract/list.ts';
import { codeNames, type Code } from '#contract/peserta/index.ts';
import type { RowsAsked } from '../useChange.ts';

/** Row filter: rows with issues (`perlu`), all rows (`semua`), or one result. */
export type Shown = 'perlu' | 'semua' | Hasil;

const sizes = [25, 50, 100];

export interface View {
  readonly shown: Shown | undefined;
  readonly kode: Code | undefined;
  readonly page: number;
  readonly perPage: number;
  /** Query of the rows request; undefined until the initial filter is known. */
  readonly query: RowsAsked | undefined;
  readonly set: (change: Partial<Record<'tampil' | 'kode' | 'hal' | 'baris', string>>) => void;
}

const whole = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

/**
 * Reads the row filter and page from the URL, so that they survive a reload; the URL never holds
 * personal data.
 * @param attention number of rows with issues; when above 0, these rows are shown first
 */
export function useView(attention: number | undefined): View {
  const [params, setParams] = useSearchParams();
  // The initial filter stays until the user changes it, even when no row has issues any more.
  const [first, setFirst] = useState<Shown>();
  if (first === undefined && attention !== undefined) setFirst(attention > 0 ? 'perlu' : 'semua');
  const asked = params.get('tampil');
  const shown =
    asked === 'perlu' || asked === 'semua' ? asked : (hasil.find(one => one === asked) ?? first);
  const kode = codeNames.find(one => one === params.get('kode'));
  const page = whole(params.get('hal'));
  const perPage = sizes.find(size => String(size) === params.get('baris')) ?? defaultPageSize;
  return {
    shown,
    kode,
    page,
    perPage,
    query: shown && {
      pageNumber: page,
      pageSize: perPage,
      ...(shown === 'perlu' ? { bermasalah: 'true' } : shown === 'semua' ? {} : { hasil: shown }),
      ...(kode ? { kode } : {}),
    },
    set: change =>
      setParams(
        before => {
          const next = new URLSearchParams(before);
          // A changed filter starts at page 1.
          next.delete('hal');
          for (const [name, value] of Object.entries(change)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
