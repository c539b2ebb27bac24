import type { PrintedDocument } from '#contract/core/document/block.ts';
import { paginate, unitsOf, type Fragment } from './paginate.ts';

/** Height in px that a page leaves free: borders of tables add fractions of a pixel. */
const slack = 4;

const heightOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().height ?? 0;

/**
 * Measures the blocks of a rendered document and distributes them over pages.
 * @param container element with the size of a page's content that holds all blocks
 */
export function measurePages(document: PrintedDocument, container: HTMLElement): Fragment[][] {
  const blocks = new Map(
    [...container.querySelectorAll<HTMLElement>('[data-block]')].map(element => [
      Number(element.dataset['block']),
      element,
    ]),
  );
  return paginate(unitsOf(document.blocks), {
    page: Math.max(0, container.clientHeight - slack),
    head: block => heightOf(blocks.get(block)?.querySelector('thead')),
    of: ({ block, row, beside }) => {
      const element = blocks.get(block);
      if (beside !== undefined) return Math.max(heightOf(element), heightOf(blocks.get(beside)));
      if (row === undefined) return heightOf(element);
      const ofRow = heightOf(element?.querySelector(`[data-row="${row}"]`));
      const isLast = !element?.querySelector(`[data-row="${row + 1}"]`);
      // The space below a table belongs to its last row.
      return isLast ? ofRow + heightOf(element) - heightOf(element?.querySelector('table')) : ofRow;
    },
  });
}

/** Weights of the font that documents are printed with. */
const weights = ['400', '700'];

/**
 * Waits for the font of the documents, whose widths decide where lines and pages break. A font that
 * cannot be loaded is replaced by the fallback.
 */
export async function loadDocumentFonts(page: Document): Promise<void> {
  const { fonts } = page as { readonly fonts?: FontFaceSet };
  if (!fonts) return;
  await Promise.allSettled(weights.map(weight => fonts.load(`${weight} 14px 'Inter Document'`)));
  await fonts.ready;
}
