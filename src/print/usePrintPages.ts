import { useCallback, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { useReactToPrint } from 'react-to-print';
import { pageNonce } from '#src/kit/page/pageNonce.ts';
import { loadDocumentFonts } from './measurePages.ts';

/** Time in ms that browsers of phones need before the printed frame may be removed. */
const printDelayMs = 500;

/** Prints the copied pages once their font is loaded. */
async function printFrame(frame: HTMLIFrameElement): Promise<void> {
  if (frame.contentDocument) await loadDocumentFonts(frame.contentDocument);
  frame.contentWindow?.print();
  await new Promise(resolve => setTimeout(resolve, printDelayMs));
}

/** Returns a function that prints the pages, and nothing of the console around them. */
export function usePrintPages(pages: RefObject<HTMLElement | null>): () => void {
  const notify = useNotify();
  const nonce = pageNonce();
  const onPrintError = useCallback(
    () => notify('resources.print.failed', { type: 'error' }),
    [notify],
  );
  return useReactToPrint({
    contentRef: pages,
    print: printFrame,
    onPrintError,
    // The pages bring their own page size.
    pageStyle: '',
    ...(nonce === undefined ? {} : { nonce }),
  });
}
