import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import { i18nProvider } from '#src/shell/i18nProvider.ts';

it('an input that could not be loaded leaves the form as it is and is loaded again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <input aria-label="Faskes" /> });
  const Input = lazyInput<object>(load);
  render(
    <I18nContextProvider value={i18nProvider}>
      <input aria-label="Nama" defaultValue="Sekar" />
      <Suspense fallback={null}>
        <Input />
      </Suspense>
    </I18nContextProvider>,
  );
  await screen.findByText('Isian ini belum dapat dimuat.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' }).value).toBe('Sekar');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('textbox', { name: 'Faskes' });
});
