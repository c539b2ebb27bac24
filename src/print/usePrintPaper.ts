import { useCallback, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { useReactToPrint } from 'react-to-print';
import { pageNonce } from '#src/kit/page/pageNonce.ts';

/** Time in ms that browsers of phones need before the printed frame may be removed. */
const printDelayMs = 500;

/** Weights of the font that documents are printed with. */
const weights = ['400', '700'];

/** Prints the copied document once its font is loaded; a font that cannot be loaded is replaced. */
async function printFrame(frame: HTMLIFrameElement): Promise<void> {
  const { contentDocument: copy } = frame;
  if (copy) {
    await Promise.allSettled(
      weights.map(weight => copy.fonts.load(`${weight} 14px 'Inter Document'`)),
    );
  }
  frame.contentWindow?.print();
  await new Promise(resolve => setTimeout(resolve, printDelayMs));
}

/** Returns a function that prints the document, and nothing of the console around it. */
export function usePrintPaper(paper: RefObject<HTMLElement | null>): () => void {
  const notify = useNotify();
  const nonce = pageNonce();
  const onPrintError = useCallback(
    () => notify('resources.print.failed', { type: 'error' }),
    [notify],
  );
  return useReactToPrint({
    contentRef: paper,
    print: printFrame,
    onPrintError,
    // The document brings its own page size.
    pageStyle: '',
    ...(nonce === undefined ? {} : { nonce }),
  });
}
