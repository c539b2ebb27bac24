import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearBrowserState, openConsole, rememberSession } from '../harness/openConsole.tsx';
import { resetPortal } from '../harness/renderPortal.tsx';
import { topBarButtons } from './topBarButtons.ts';

afterEach(() => {
  resetPortal();
  clearBrowserState();
});

it('the buttons of the top bar are named by what they show', async () => {
  rememberSession({ fullName: 'Rini Kusuma' });
  openConsole('/dashboard');
  await screen.findByRole('button', { name: 'Akun RK Rini Kusuma' });
  const buttons = await topBarButtons();
  for (const { name, visible } of buttons) {
    for (const text of visible) expect(name).toContain(text);
  }
  const texts = buttons.flatMap(({ visible }) => visible);
  expect(texts).toContain('rk rini kusuma');
  expect(texts).toContain('cari atau lompat ke… ctrl k');
});
