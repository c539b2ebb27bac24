import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { VoucherTicket } from '#contract/domains/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatVoucherDate } from '#src/kit/format/date.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';

interface TicketProps {
  ticket: Omit<VoucherTicket, 'id' | 'pengiriman'>;
}

/** Pixels of the QR code on the screen; on paper it has its own size. */
const qrSize = 112;

/**
 * The ticket of a voucher: the company, the last day of use, the code in groups, and a QR code of
 * exactly the code. It is black on white in both modes, because scanners need that.
 */
export const Ticket = ({ ticket }: TicketProps) => {
  const t = useMessages();
  const { bhbuName, code, namaProduk, validUntil, dosisPerVoucher, penerima } = ticket;
  return (
    <Box component="article" aria-label={formatCode(code)} sx={paper} className="voucher-ticket">
      <Box sx={{ display: 'grid', alignContent: 'space-between', gap: '4px', minWidth: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={small}>{t('resources.voucher.ticket.title')}</Box>
          <Box sx={companyStyle}>{bhbuName}</Box>
          {/* A ticket of 64 mm has no room for more lines beside those of the name. */}
          <Box sx={penerima === null ? twoLines : oneLine}>{namaProduk}</Box>
          {penerima === null ? null : (
            <Box sx={{ ...twoLines, fontSize: '13px', fontWeight: 600 }}>
              {t('resources.voucher.ticket.for', { name: penerima })}
            </Box>
          )}
          {dosisPerVoucher > 1 ? (
            <Box>{t('resources.voucher.ticket.doses', { smart_count: dosisPerVoucher })}</Box>
          ) : null}
        </Box>
        <Box>
          <Box component="span" sx={small}>
            {t('resources.voucher.ticket.validUntil')}
          </Box>{' '}
          <Box component="span" sx={dateStyle}>
            {formatVoucherDate(validUntil)}
          </Box>
        </Box>
        <Box sx={small}>{t('resources.voucher.ticket.bring')}</Box>
      </Box>
      <Box sx={stub}>
        <QRCodeSVG
          value={code}
          size={qrSize}
          level="M"
          marginSize={2}
          bgColor="#FFFFFF"
          fgColor="#000000"
          title={t('resources.voucher.ticket.qr')}
        />
      </Box>
      <Box sx={codeLine}>{formatCode(code)}</Box>
    </Box>
  );
};

const ink = '#14211D';
const line = '#5C6B65';

const paper = {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  columnGap: '10px',
  p: '8px 12px 0',
  minHeight: 196,
  border: `1px solid ${line}`,
  borderRadius: '8px',
  bgcolor: '#FFFFFF',
  color: ink,
  fontSize: '12px',
  lineHeight: 1.25,
  colorScheme: 'light',
  breakInside: 'avoid',
  printColorAdjust: 'exact',
};
const stub = {
  display: 'grid',
  placeItems: 'center',
  pl: '10px',
  borderLeft: `1px dashed ${line}`,
  '& svg': { display: 'block' },
};
const small = { fontSize: '11px', color: '#3F4D47' };
/** At most two lines, the last of which ends in an ellipsis where the text is longer. */
const twoLines = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
const oneLine = { ...twoLines, WebkitLineClamp: '1' };
const dateStyle = { fontSize: '14px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
const companyStyle = { ...twoLines, fontSize: '16px', fontWeight: 600, lineHeight: 1.25 };
const codeLine = {
  ...codeStyle,
  gridColumn: '1 / -1',
  mx: '-12px',
  mt: '4px',
  p: '4px 8px',
  borderTop: `1px dashed ${line}`,
  textAlign: 'center',
  fontSize: '15px',
  fontWeight: 600,
  letterSpacing: '0.04em',
};
