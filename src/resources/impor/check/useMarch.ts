import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Baris } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { faultyColumns } from './findings.ts';

type Sent = (row: Baris, judged: Promise<Baris | undefined>) => void;

/** The first thing to fill in within a row's form. */
const firstIn = (form: Element | undefined | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('input, select') ?? null;

/**
 * Marching through the rows by keyboard: a row that was sent with Enter hands the focus on to the
 * next that has something to mend, at once; what came of it is told while one types on. The last of
 * a page hands it on to the page that follows.
 */
export function useMarch(box: RefObject<HTMLElement | null>, onEnd: () => Promise<void>) {
  const say = useWords();
  const [told, setTold] = useState('');
  const isArriving = useRef(false);
  // Rows are drawn anew only when they change, so what they call must not.
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
      // Whoever pressed the button stays with the row; Enter in a cell goes on.
      const isByButton = document.activeElement instanceof HTMLButtonElement;
      const forms = [...(box.current?.querySelectorAll('form[data-row]') ?? [])];
      const at = forms.findIndex(form => form.getAttribute('data-row') === String(row.nomor));
      const next = isByButton ? null : firstIn(forms[at + 1]);
      next?.focus();
      void judged.then(async now => {
        tell(now);
        if (isByButton) {
          // The button may be gone with the fault; what follows is reached from the row's number.
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

  /** Other rows are here: one who marches is taken to the first that has something to mend. */
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
