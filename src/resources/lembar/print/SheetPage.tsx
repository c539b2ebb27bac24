import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import type { PaperSheet, SheetRow } from '#contract/domains/lembar/index.ts';
import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  fiducial,
  fiducials,
  groupSpan,
  head,
  page,
  qrBox,
  remarks,
  rowCentre,
  rowHeight,
  rowsPerPage,
  rowText,
  tick,
  tickColumns,
} from '#documents/paper-sheet/geometry.ts';
import { pageCode } from '#documents/paper-sheet/page-code.ts';
import {
  batchLines,
  bubbleLetters,
  cut,
  fits,
  groupHeadings,
  legend,
  remarksHeading,
  rowDetail,
  sheetSubtitle,
  sheetTitle,
} from '#documents/paper-sheet/words.ts';

const ink = '#000';
const faint = '#8a8a8a';
const line = '#c4c4c4';

interface TextProps {
  x: number;
  y: number;
  /** Height of the letters in mm. */
  size: number;
  isBold?: boolean;
  anchor?: 'end' | 'middle' | 'start';
  fill?: string;
  children: ReactNode;
}

const Text = ({
  x,
  y,
  size,
  isBold = false,
  anchor = 'start',
  fill = ink,
  children,
}: TextProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontWeight={isBold ? 600 : 400}
    textAnchor={anchor}
    fill={fill}
    stroke="none"
  >
    {children}
  </text>
);

/** Returns how many pages a sheet has. */
export const pagesOf = ({ baris }: Pick<PaperSheet, 'baris'>): number =>
  Math.max(1, Math.ceil(baris.length / rowsPerPage));

/** Returns the rows of a page, from 1. */
export const rowsOfPage = (
  { baris }: Pick<PaperSheet, 'baris'>,
  halaman: number,
): readonly SheetRow[] => baris.slice((halaman - 1) * rowsPerPage, halaman * rowsPerPage);

interface SheetPageProps {
  sheet: PaperSheet;
  /** From 1. */
  halaman: number;
}

/** One page of a paper sheet as a drawing in millimetres; it is black on white in both modes, because it is read. */
export const SheetPage = ({ sheet, halaman }: SheetPageProps) => {
  const letters = bubbleLetters(sheet);
  const rows = rowsOfPage(sheet, halaman);
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="paper-sheet"
      role="img"
      aria-label={sheetSubtitle(sheet, halaman, pagesOf(sheet))}
      fontFamily="Inter, sans-serif"
    >
      <rect width={page.width} height={page.height} fill="#fff" />
      <Corners />
      <Text x={head.left} y={15} size={4.6} isBold>
        {sheetTitle}
      </Text>
      <Text x={head.left} y={20.5} size={head.subtitle}>
        {sheetSubtitle(
          { ...sheet, namaFaskes: cut(sheet.namaFaskes, fits.facility) },
          halaman,
          pagesOf(sheet),
        )}
      </Text>
      {batchLines(sheet).map((text, at) => (
        <Text
          key={text}
          x={head.left + (at % 3) * head.column}
          y={26.5 + Math.floor(at / 3) * 4.2}
          size={head.batch}
        >
          {cut(text, fits.batch)}
        </Text>
      ))}
      <QRCodeSVG
        value={pageCode({ id: sheet.id, halaman })}
        x={qrBox.x}
        y={qrBox.y}
        size={qrBox.width}
        level="M"
        marginSize={0}
        bgColor="#fff"
        fgColor={ink}
      />
      {bubbleGroupNames.map(group => {
        const { left, right } = groupSpan(group, letters[group].length);
        return letters[group].length === 0 ? null : (
          <Text key={group} x={(left + right) / 2} y={44} size={2.7} anchor="middle" isBold>
            {groupHeadings[group]}
          </Text>
        );
      })}
      <Text x={remarks.left} y={44} size={2.7} isBold>
        {remarksHeading}
      </Text>
      {rows.map((row, at) => (
        <PrintedRow key={row.nomor} row={row} at={at} letters={letters} />
      ))}
      {/* The marks of empty rows help the reader as well. */}
      {Array.from({ length: rowsPerPage }, (_, at) => (
        <Ticks key={at} at={at} />
      ))}
      {legend.map((text, at) => (
        <Text key={text} x={20} y={192 + at * 4} size={2.6}>
          {text}
        </Text>
      ))}
    </svg>
  );
};

const Corners = () => (
  <>
    {fiducials.map(({ x, y }, at) => (
      <g key={`${x} ${y}`}>
        <Square x={x} y={y} size={fiducial.size} fill={ink} />
        {at === 0 ? <Square x={x} y={y} size={fiducial.hole} fill="#fff" /> : null}
      </g>
    ))}
  </>
);

const Square = ({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) => (
  <rect x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
);

const Ticks = ({ at }: { at: number }) => (
  <>
    {[tickColumns.left, tickColumns.right].map(x => (
      <rect
        key={x}
        x={x - tick.width / 2}
        y={rowCentre(at) - tick.height / 2}
        width={tick.width}
        height={tick.height}
        fill={ink}
      />
    ))}
  </>
);

interface PrintedRowProps {
  row: SheetRow;
  at: number;
  letters: ReturnType<typeof bubbleLetters>;
}

const PrintedRow = ({ row, at, letters }: PrintedRowProps) => {
  const y = rowCentre(at);
  const bottom = y + rowHeight / 2;
  return (
    <g>
      <line x1={18} x2={remarks.right} y1={bottom} y2={bottom} stroke={line} strokeWidth={0.15} />
      <Text x={rowText.number + 1} y={y + 1} size={2.8} anchor="end">
        {row.nomor}
      </Text>
      <Text x={rowText.name} y={y - 0.4} size={3} isBold>
        {cut(row.orang?.nama ?? '–', fits.name)}
      </Text>
      <Text x={rowText.name} y={y + 2.6} size={2.3}>
        {cut(rowDetail(row), fits.detail)}
      </Text>
      {bubbleGroupNames.flatMap(group =>
        letters[group].map((letter, choice) => {
          const centre = bubbleCentre(at, group, choice);
          return (
            <g key={`${group} ${letter}`}>
              <circle
                cx={centre.x}
                cy={centre.y}
                r={bubble.radius}
                fill="none"
                stroke={ink}
                strokeWidth={bubble.line}
              />
              <Text x={centre.x} y={centre.y + 0.7} size={1.9} anchor="middle" fill={faint}>
                {letter}
              </Text>
            </g>
          );
        }),
      )}
    </g>
  );
};
