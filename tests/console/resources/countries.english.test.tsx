import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { WaitingPeserta } from '#contract/domains/certificate/record.ts';
import type { FieldChange, ImportRow } from '#contract/domains/import/index.ts';
import { lookupLists } from '#server/domains/lookup/index.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import type { Call } from '#src/providers/api/http.ts';
import { createLookup } from '#src/providers/data/lookup.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import { WaitingIdentity } from '#src/resources/certificate/list/WaitingIdentity.tsx';
import '#src/resources/import/index.ts';
import { FieldChanges } from '#src/resources/import/validate/rows/FieldChanges.tsx';

afterEach(cleanup);

const dataProvider = {
  ...testDataProvider(),
  lookup: createLookup((() => Promise.resolve(lookupLists.negara)) as unknown as Call),
};

const renderInConsole = (children: ReactNode) =>
  render(
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={createQueryClient()}
    >
      {children}
    </CoreAdminContext>,
  );

it('the identity of a foreigner who waits for a proof names the country in English', async () => {
  const waiting = { identitas: 'Jepang, X1••••67', negara: 'JP', noPaspor: 'X1••••67' };
  const citizen = { identitas: '3273••••••••0001', negara: null, noPaspor: null };
  renderInConsole(
    [waiting, citizen].map(record => (
      <p key={record.identitas}>
        <WaitingIdentity record={record as WaitingPeserta} />
      </p>
    )),
  );
  expect(await screen.findByText('Japan, X1••••67')).toBeTruthy();
  expect(screen.getByText('3273••••••••0001')).toBeTruthy();
});

it('the values that an upload changes are in English', async () => {
  const perbedaan: FieldChange[] = [
    { field: 'negara', lama: 'DE', baru: 'JP' },
    { field: 'jenisKelamin', lama: 'L', baru: 'P' },
    { field: 'kategori', lama: 'KELUARGA', baru: 'KARYAWAN' },
    { field: 'smartCheckStatus', lama: null, baru: 'TIDAK_VALID' },
    { field: 'komorbid', lama: false, baru: true },
  ];
  renderInConsole(
    <FieldChanges row={{ perbedaan } as unknown as ImportRow} labelOf={field => field} />,
  );
  await screen.findByText('Japan');
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map(text => text.replace(/→.*?becomes ?/, '→ '))).toEqual([
    'negara: Germany → Japan',
    'jenisKelamin: Male → Female',
    'kategori: Family of an employee → Employee',
    'smartCheckStatus: empty → Did not pass smart checking',
    'komorbid: No → Yes',
  ]);
});
