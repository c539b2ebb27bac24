import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestTranslationProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { form } from '#src/i18n/id/form.ts';
import { TimeField } from '#src/kit/date/TimeField.tsx';

afterEach(cleanup);

/** Renders a time field. @returns its input, and a function that returns its value */
function renderField(initial = '') {
  const values: string[] = [initial];
  const Field = () => {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      values.push(next);
      setValue(next);
    };
    return <TimeField id="jam" label="Jam" value={value} onChange={change} />;
  };
  render(
    <TestTranslationProvider messages={{ form }}>
      <Field />
    </TestTranslationProvider>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Jam'), value: () => values.at(-1) };
}

describe('the time field', () => {
  it.each([
    ['8', '08:00'],
    ['8.30', '08:30'],
    ['1505', '15:05'],
    ['23:59', '23:59'],
  ])('reads %j with the 24-hour clock', async (typed, time) => {
    const user = userEvent.setup();
    const { input, value } = renderField();
    await user.type(input, typed);
    expect(input.value).toBe(typed);
    await user.tab();
    expect(value()).toBe(time);
    expect(input.value).toBe(time);
  });

  it('shows the same text in every browser language', () => {
    const { input } = renderField('15:05');
    expect(input.type).toBe('text');
    expect(input.value).toBe('15:05');
  });

  it('says on leaving that a text is no time', async () => {
    const user = userEvent.setup();
    const { input, value } = renderField();
    await user.type(input, '24:10');
    expect(screen.queryByText(form.time.invalid)).toBeNull();
    await user.tab();
    expect(screen.getByText(form.time.invalid)).toBeTruthy();
    expect(value()).toBe('24:10');
  });
});
