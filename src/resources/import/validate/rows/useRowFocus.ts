import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { ImportRow } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { columnsWithIssues } from '../issues.ts';

type RowSubmitHandler = (row: ImportRow, validated: Promise<ImportRow | undefined>) => void;

/** Returns the first input of a row's form. */
const firstInput = (form: Element | undefined | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('input, select') ?? null;

/**
 * Keyboard navigation through the rows. Enter submits a row and moves the focus to the next row
 * with issues without waiting for the response; the result is announced when it arrives. After the
 * last row, `onEnd` loads further rows.
 */
export function useRowFocus(box: RefObject<HTMLElement | null>, onEnd: () => void) {
  const t = useMessages();
  const [announcement, setAnnouncement] = useState('');
  // Rows are memoized, so the callbacks must keep their identity.
  const latest = useRef({ onEnd, t });
  useEffect(() => {
    latest.current = { onEnd, t };
  });

  const announce = useCallback((row: ImportRow | undefined) => {
    if (!row) return;
    const key =
      row.hasil === 'dilewati'
        ? 'row_skipped'
        : columnsWithIssues(row).length > 0
          ? 'row_invalid'
          : 'row_valid';
    setAnnouncement(
      latest.current.t(`resources.import.validate.${key}`, { number: String(row.nomor) }),
    );
  }, []);

  const onSubmitted: RowSubmitHandler = useCallback(
    (row, validated) => {
      // A click on the button keeps the focus in the row; Enter in a cell moves on.
      const isButtonSubmit = document.activeElement instanceof HTMLButtonElement;
      const forms = [...(box.current?.querySelectorAll('form[data-row]') ?? [])];
      const index = forms.findIndex(form => form.getAttribute('data-row') === String(row.nomor));
      const next = isButtonSubmit ? null : firstInput(forms[index + 1]);
      next?.focus();
      void validated.then(updated => {
        announce(updated);
        if (isButtonSubmit) {
          // The button disappears with the issue, so the focus moves to the row number.
          if (updated && !document.activeElement?.closest('form')) focusRow(row);
        } else if (!next && updated && columnsWithIssues(updated).length === 0) {
          latest.current.onEnd();
        }
      });
    },
    [box, announce],
  );

  const onSkipToggled: RowSubmitHandler = useCallback(
    (_, validated) => {
      void validated.then(announce);
    },
    [announce],
  );

  return { announcement, onSubmitted, onSkipToggled };
}

function focusRow({ nomor }: ImportRow): void {
  document.getElementById(`baris-${nomor}`)?.focus();
}
