import { memo } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import {
  qrSegments,
  type Block,
  type Inline,
  type SignaturesBlock,
  type TableBlock,
} from '#contract/core/document/block.ts';
import { signatureLines } from '#documents/signature.ts';
import { layoutTable } from './layoutTable.ts';

/** A text with its bold, inserted and removed parts. */
const InlineText = ({ text }: { text: Inline }) => {
  if (typeof text === 'string') return text;
  return text.map((span, at) => {
    const content = span.isBold ? <strong>{span.text}</strong> : span.text;
    if (span.change === 'added') return <ins key={at}>{content}</ins>;
    if (span.change === 'removed') return <del key={at}>{content}</del>;
    return <span key={at}>{content}</span>;
  });
};

/** A QR code with its text. A large one holds much content, so it has less error correction. */
function QrView({ block }: { block: Extract<Block, { kind: 'qr' }> }) {
  const isLarge = block.size === 'large';
  const code = (
    <QRCodeSVG
      value={[...qrSegments(block.value)]}
      size={isLarge ? 192 : 112}
      level={isLarge ? 'L' : 'M'}
      marginSize={4}
      title={isLarge ? 'Kode QR' : 'Kode QR untuk memeriksa keaslian dokumen'}
    />
  );
  return (
    <div className={isLarge ? 'qr large' : 'qr'}>
      {isLarge ? (
        code
      ) : (
        // A PDF that the browser saves keeps the address, by which it is known as a print.
        <a href={block.value} target="_blank" rel="noreferrer">
          {code}
        </a>
      )}
      <p>
        <InlineText text={block.text} />
      </p>
    </div>
  );
}

const TableView = ({ block }: { block: TableBlock }) => {
  const all = [
    ...block.rows.map(cells => ({ cells, isTotal: false })),
    ...(block.totals ?? []).map(cells => ({ cells, isTotal: true })),
  ];
  const { widths, textScale } = layoutTable(block);
  return (
    <table style={textScale < 1 ? { fontSize: `${9 * textScale}pt` } : undefined}>
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {block.columns.map((column, at) => (
            <th key={at} scope="col" style={{ textAlign: column.align ?? 'left' }}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ cells, isTotal }, at) => (
          <tr key={at} className={isTotal ? 'total' : undefined}>
            {cells.map((cell, column) => (
              <td
                key={column}
                className={block.columns[column]?.align === 'right' ? 'number' : undefined}
                style={{ textAlign: block.columns[column]?.align ?? 'left' }}
              >
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Signatures = ({ parties }: Pick<SignaturesBlock, 'parties'>) => (
  <div className="signatures">
    {parties.map((party, at) => (
      <div key={at} className="party">
        <strong>{party.role}</strong>
        <span>{party.organization}</span>
        <div className="room">
          {party.hasDutyStamp ? <span className="stamp">Meterai</span> : null}
          {party.hasCompanyStamp ? (
            <span className="stamp-label">Tanda tangan dan stempel</span>
          ) : null}
          {party.signature === undefined ? null : (
            <img
              className="signature"
              src={`data:image/png;base64,${party.signature}`}
              alt={`Tanda tangan ${party.name}`}
            />
          )}
        </div>
        {Object.entries(signatureLines(party)).map(([name, { text, isSmall }]) => (
          <span key={name} className={isSmall ? 'small' : name}>
            {text}
          </span>
        ))}
      </div>
    ))}
  </div>
);

/** One block of a printed document. */
export const BlockView = memo(({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'title':
      return (
        <header className="title">
          <h2>{block.text}</h2>
          {block.subtitle ? <p>{block.subtitle}</p> : null}
        </header>
      );
    case 'heading':
      return (
        <h3>
          {block.number ? <span className="number">{block.number}</span> : null}
          {block.text}
        </h3>
      );
    case 'paragraph':
      return (
        <p className={block.align === 'center' ? 'centred' : undefined}>
          <InlineText text={block.text} />
        </p>
      );
    case 'clause':
      return (
        <div className={`clause level${block.level}`}>
          <span className="number">{block.number}</span>
          <p>
            <InlineText text={block.text} />
          </p>
        </div>
      );
    case 'facts':
      return (
        <dl>
          {block.rows.map(({ label, value }, at) => (
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                <InlineText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TableView block={block} />;
    case 'signatures':
      return <Signatures parties={block.parties} />;
    case 'qr':
      return <QrView block={block} />;
    case 'pageBreak':
      return null;
  }
});
