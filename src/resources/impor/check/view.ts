import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasil, type Hasil } from '#contract/impor/index.ts';
import { defaultPageSize } from '#contract/list.ts';
import { codeNames, type Code } from '#contract/peserta/index.ts';
import type { RowsAsked } from '../useChange.ts';

/** Which rows are shown: those with anything to look at, all, or those with one result. */
export type Shown = 'perlu' | 'semua' | Hasil;

const sizes = [25, 50, 100];

export interface View {
  readonly shown: Shown | undefined;
  readonly kode: Code | undefined;
  readonly page: number;
  readonly perPage: number;
  /** What the rows are asked with; undefined while it is not known what to show first. */
  readonly query: RowsAsked | undefined;
  readonly set: (change: Partial<Record<'tampil' | 'kode' | 'hal' | 'baris', string>>) => void;
}

const whole = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

/**
 * Which rows are looked at, as the address says: it survives reloading, and holds no value of a row.
 * @param attention how many rows have anything to look at: those come first when there are any
 */
export function useView(attention: number | undefined): View {
  const [params, setParams] = useSearchParams();
  // What is shown first stays so until another choice is made, also when all of it is mended.
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
          // Another choice of rows begins at its first page.
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
