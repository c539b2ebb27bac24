import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { Logo } from '#src/kit/theme/Logo.tsx';
import { BlockView } from './BlockView.tsx';
import './documentFont.css';
import { loadDocumentFonts, measurePages } from './measurePages.ts';
import { pageStyles } from './pageStyles.ts';
import { rowCount, type Fragment } from './paginate.ts';

interface PagedDocumentProps {
  readonly document: PrintedDocument;
  /** Printed across each page. */
  readonly mark?: string | undefined;
  /** Size on screen; 1 is the size of the paper. */
  readonly scale?: number;
  /** The pages, which the print action prints. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Name of a page for screen readers, and the text of its foot. */
const pageLabel = (page: number, of: number): string => `Halaman ${page} dari ${of}`;

/** Head of a page: the logo and the issuer. */
const Letterhead = ({ document }: { document: PrintedDocument }) => (
  <div className="letterhead">
    {document.letterhead ? (
      <>
        <Logo size={26} />
        <div className="issuer">
          <strong>{document.letterhead.name}</strong>
          <small>{document.letterhead.address}</small>
        </div>
      </>
    ) : null}
  </div>
);

interface PageProps {
  readonly document: PrintedDocument;
  readonly mark: string | undefined;
  readonly page: number;
  readonly of: number;
  readonly children: ReactNode;
}

const Page = ({ document, mark, page, of, children }: PageProps) => (
  <div className="sheet">
    <section className="page" aria-label={pageLabel(page, of)}>
      {mark === undefined ? null : (
        <div className="mark" aria-hidden="true">
          <span>{mark}</span>
        </div>
      )}
      <Letterhead document={document} />
      <div className="content">{children}</div>
      <div className="foot">
        <span>{document.number ?? document.title}</span>
        <span>{pageLabel(page, of)}</span>
      </div>
    </section>
  </div>
);

/** A block as a page shows it; one that is higher than a page is made smaller. */
const PlacedBlock = ({ document, part }: { document: PrintedDocument; part: Fragment }) => {
  const block = document.blocks[part.block];
  if (!block) return null;
  const { rows, beside } = part;
  const besideBlock = beside === undefined ? undefined : document.blocks[beside];
  if (besideBlock) {
    return (
      <div className="block beside">
        <BlockView block={block} />
        <BlockView block={besideBlock} />
      </div>
    );
  }
  const isContinued = block.kind === 'table' && rows && rows.to < rowCount(block);
  return (
    <div
      className={isContinued ? 'block continued' : 'block'}
      style={part.scale === undefined ? undefined : { zoom: part.scale }}
    >
      <BlockView block={block} {...(rows ? { rows } : {})} />
    </div>
  );
};

/**
 * A document as A4 pages: the same elements in the preview and on paper. It is measured once the
 * fonts are loaded.
 */
export const PagedDocument = ({ document, mark, scale = 1, ref }: PagedDocumentProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<{ document: PrintedDocument; pages: Fragment[][] }>();
  const pages = layout?.document === document ? layout.pages : undefined;

  useLayoutEffect(() => {
    let isCurrent = true;
    void loadDocumentFonts(window.document).then(() => {
      if (!isCurrent || !container.current) return;
      setLayout({ document, pages: measurePages(document, container.current) });
    });
    return () => {
      isCurrent = false;
    };
  }, [document]);

  return (
    <>
      <GlobalStyles styles={pageStyles} />
      <div
        ref={ref}
        className="paper"
        aria-busy={!pages}
        data-pages={pages?.length}
        style={{ '--scale': scale } as React.CSSProperties}
      >
        {pages?.map((parts, at) => (
          <Page key={at} document={document} mark={mark} page={at + 1} of={pages.length}>
            {parts.map(part => (
              <PlacedBlock
                key={`${part.block}-${part.rows?.from ?? 0}`}
                document={document}
                part={part}
              />
            ))}
          </Page>
        ))}
      </div>
      {pages ? null : (
        <div className="paper measuring" aria-hidden="true">
          <div className="page">
            <Letterhead document={document} />
            <div className="content" ref={container}>
              {document.blocks.map((block, at) => (
                <div key={at} className="block" data-block={at}>
                  <BlockView block={block} />
                </div>
              ))}
            </div>
          </div>
        </div>
      )}
    </>
  );
};
