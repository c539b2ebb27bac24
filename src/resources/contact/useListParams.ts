import { useSearchParams } from 'react-router-dom';
import { mayBeIdentityNumber } from '#src/kit/list/filters/identityNumber.ts';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { useState } from 'react';

/** The filters of a list of people to call. All but the name are in the URL. */
export function useListParams() {
  const [search, setSearch] = useSearchParams();
  // A name stays out of the URL; an identity number is not sent at all.
  const [text, setText] = useState('');
  const q = useDebouncedText(text.trim());
  const read = (name: string): number | undefined => {
    const value = search.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
  };
  return {
    page: read('page') ?? 1,
    idFaskes: read('faskes'),
    idBHBU: read('bhbu'),
    view: search.get('tampil'),
    kontak: (['BELUM', 'SUDAH'] as const).find(one => one === search.get('kontak')),
    text,
    setText,
    q: q === '' || mayBeIdentityNumber(q) ? undefined : q,
    set: (name: 'page' | 'faskes' | 'bhbu' | 'tampil' | 'kontak', value: string): void =>
      setSearch(
        before => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(name);
          else after.set(name, value);
          // A changed filter starts at page 1.
          if (name !== 'page') after.delete('page');
          if (name === 'faskes') after.delete('bhbu');
          return after;
        },
        { replace: true },
      ),
  };
}

export type ListParams = ReturnType<typeof useListParams>;
