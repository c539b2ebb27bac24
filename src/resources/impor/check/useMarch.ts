import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Baris } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { faultyColumns } from './findings.ts';

type Sent = (row: Baris, judged: Promise<Baris | undefined>) => void;

/** Returns the first input of a row's form. */
const firstIn = (form: Element | undefined | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('input, select') ?? null;

/**
 * Keyboard navigation through the rows. Enter submits a row and moves the focus to the next row
 * with issues without waiting for the response; the result is announced when it arrives. After the
 * last row, `onEnd` loads the next page.
 */
export function useMarch(box: RefObject<HTMLElement | null>, onEnd: () => Promise<void>) {
  const say = useWords();
  const [told, setTold] = useState('');
  const isArriving = useRef(false);
  // Rows are memoized, so the callbacks must keep their identity.
  const latest = useRef({ onEnd, say });
  useEffect(() => {
    latest.current = { onEnd, say };
  });

  const tell = useCallback((row: Baris | undefined) => {
    if (!row) return;
    const key =
      row.hasil === 'dilewati' ? 'left_out' : faultyColumns(row).length > 0 ? 'still' : 'now_fine';
    setTold(latest.current.say(`resources.impor.check.${key}`, { number: String(row.nomor) }));
  }, []);

  const onSent: Sent = useCallback(
    (row, judged) => {
      // A click on the button keeps the focus in the row; Enter in a cell moves on.
      const isByButton = document.activeElement instanceof HTMLButtonElement;
      const forms = [...(box.current?.querySelectorAll('form[data-row]') ?? [])];
      const at = forms.findIndex(form => form.getAttribute('data-row') === String(row.nomor));
      const next = isByButton ? null : firstIn(forms[at + 1]);
      next?.focus();
      void judged.then(async now => {
        tell(now);
        if (isByButton) {
          // The button disappears with the issue, so the focus moves to the row number.
          if (now && !document.activeElement?.closest('form')) focusRow(row);
        } else if (!next && now && faultyColumns(now).length === 0) {
          isArriving.current = true;
          await latest.current.onEnd();
        }
      });
    },
    [box, tell],
  );

  const onLeft: Sent = useCallback(
    (_, judged) => {
      void judged.then(tell);
    },
    [tell],
  );

  /** Called when other rows arrive: focuses the first input if the user came by keyboard. */
  const arrive = (onNext: (() => void) | undefined) => {
    if (!isArriving.current) return;
    const first = firstIn(box.current?.querySelector('form[data-row]'));
    if (!first && onNext) {
      onNext();
      return;
    }
    isArriving.current = false;
    first?.focus();
  };

  return { told, onSent, onLeft, arrive };
}

function focusRow({ nomor }: Baris): void {
  document.getElementById(`baris-${nomor}`)?.focus();
}
