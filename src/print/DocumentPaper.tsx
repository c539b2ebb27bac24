import GlobalStyles from '@mui/material/GlobalStyles';
import { useMemo, type CSSProperties, type Ref } from 'react';
import { initialsOf, type Block, type PrintedDocument } from '#contract/core/document/block.ts';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { BlockView } from './BlockView.tsx';
import './documentFont.css';
import { paperStyles } from './paperStyles.ts';

interface DocumentPaperProps {
  readonly document: PrintedDocument;
  /** Printed across each page. */
  readonly mark: string | undefined;
  /** Size on screen; 1 is the size of the paper. */
  readonly scale: number;
  /** The element that the print action prints. */
  readonly ref: Ref<HTMLElement>;
}

/** The logo and the issuer, at the head of the first page. */
const Letterhead = ({ letterhead }: Pick<PrintedDocument, 'letterhead'>) => (
  <div className="letterhead">
    {letterhead ? (
      <>
        {letterhead.logo ? (
          <img className="logo" src={letterhead.logo} alt="" />
        ) : (
          <Logo size={26} />
        )}
        <div className="issuer">
          <strong>{letterhead.name}</strong>
          <small>{letterhead.address}</small>
          {letterhead.registration ? <small>{letterhead.registration}</small> : null}
        </div>
      </>
    ) : null}
  </div>
);

/** One block, or a QR code and the signature beside it. */
interface Part {
  readonly blocks: Block[];
  readonly startsPage: boolean;
}

/** Joins the only signature with the QR code before it, and page breaks with what follows them. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let startsPage = false;
  for (const block of blocks) {
    if (block.kind === 'pageBreak') {
      startsPage = true;
      continue;
    }
    const last = parts.at(-1);
    const isOnlySignature = block.kind === 'signatures' && block.parties.length === 1;
    if (isOnlySignature && !startsPage && last?.blocks.at(-1)?.kind === 'qr') {
      last.blocks.push(block);
      continue;
    }
    parts.push({ blocks: [block], startsPage });
    startsPage = false;
  }
  return parts;
}

function classOf({ blocks: [block, ...beside], startsPage }: Part): string {
  const classes = ['block'];
  if (beside.length > 0) classes.push('beside');
  if (startsPage) classes.push('new-page');
  if (block && 'keepWithNext' in block && block.keepWithNext) classes.push('keep-with-next');
  return classes.join(' ');
}

/**
 * A document as one element: a continuous sheet on screen, and the pages that the browser cuts by its
 * styles on paper.
 */
export const DocumentPaper = ({ document, mark, scale, ref }: DocumentPaperProps) => {
  const { blocks, letterhead, number, title } = document;
  const parts = useMemo(() => partsOf(blocks), [blocks]);
  const styles = useMemo(
    () => paperStyles(number ?? title, initialsOf({ blocks })),
    [number, title, blocks],
  );
  return (
    <>
      <GlobalStyles styles={styles} />
      <article
        ref={ref}
        className="paper"
        aria-label={title}
        data-mark={mark}
        style={{ '--scale': scale } as CSSProperties}
      >
        <Letterhead letterhead={letterhead} />
        {parts.map((part, at) => (
          <div key={at} className={classOf(part)}>
            {part.blocks.map(block => (
              <BlockView key={block.kind} block={block} />
            ))}
          </div>
        ))}
      </article>
    </>
  );
};
