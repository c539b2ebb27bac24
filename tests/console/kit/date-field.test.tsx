import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { form } from '#src/i18n/id/form.ts';
import { DateField } from '#src/kit/date/DateField.tsx';
import { formatTypedDate, parseTypedDate } from '#src/kit/date/typedDate.ts';

afterEach(cleanup);

describe('a typed date', () => {
  it.each(['31-12-2026', '31/12/2026', '31.12.2026', '31122026', ' 2026-12-31 '])(
    'is read from %j',
    typed => {
      expect(parseTypedDate(typed)).toBe('2026-12-31');
    },
  );

  it('may leave out leading zeros', () => {
    expect(parseTypedDate('1-2-2026')).toBe('2026-02-01');
  });

  it.each(['', '31-11-2026', '29-02-2025', '31-12-26', '12-31-2026', '2026-1-1', 'besok'])(
    'is not read from %j',
    typed => {
      expect(parseTypedDate(typed)).toBeUndefined();
    },
  );

  it('is shown with the day first', () => {
    expect(formatTypedDate('2026-12-31')).toBe('31-12-2026');
    expect(formatTypedDate('31-11-2026')).toBe('31-11-2026');
  });
});

/** Renders a date field. @returns a function that returns its value */
function renderField(initial: string) {
  const values: string[] = [initial];
  const Field = () => {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      values.push(next);
      setValue(next);
    };
    return <DateField label="Tanggal lahir" value={value} onChange={change} />;
  };
  render(
    <TestTranslationProvider messages={{ form }}>
      <Field />
    </TestTranslationProvider>,
  );
  return () => values.at(-1);
}

const input = () => screen.getByLabelText<HTMLInputElement>('Tanggal lahir');

describe('a date field', () => {
  it('keeps the ISO value of a typed date and reformats it when it is left', async () => {
    const user = userEvent.setup();
    const value = renderField('');
    await user.type(input(), '31/12/2026');
    expect(value()).toBe('2026-12-31');
    expect(input().value).toBe('31/12/2026');
    await user.tab();
    expect(input().value).toBe('31-12-2026');
  });

  it('accepts a pasted ISO date', async () => {
    const user = userEvent.setup();
    const value = renderField('');
    await user.click(input());
    await user.paste('2026-12-31');
    await user.tab();
    expect([value(), input().value]).toEqual(['2026-12-31', '31-12-2026']);
  });

  it('says what is wrong once it is left, and keeps the text', async () => {
    const user = userEvent.setup();
    const value = renderField('2026-01-02');
    await user.clear(input());
    await user.type(input(), '30-02-2026');
    expect(screen.queryByText(form.date.invalid)).toBeNull();
    await user.tab();
    expect(screen.getByText(form.date.invalid)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect([value(), input().value]).toEqual(['30-02-2026', '30-02-2026']);
  });

  it('is chosen from a calendar in Indonesian, which starts on the value', async () => {
    const user = userEvent.setup();
    const value = renderField('2026-12-31');
    const button = screen.getByRole('button', { name: 'Pilih tanggal' });
    expect(button.getAttribute('aria-describedby')).toBe(`${input().id}-label`);
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Pilih tanggal' });
    expect(screen.getByText('Desember 2026')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Bulan sebelumnya' }));
    await user.click(await screen.findByRole('gridcell', { name: '17' }));
    expect(value()).toBe('2026-11-17');
    expect(input().value).toBe('17-11-2026');
  });
});
