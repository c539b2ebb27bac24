import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { CheckResult, VoucherCheck } from '#contract/domains/voucher/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate, formatDateTime, formatVoucherDate } from '#src/kit/format/date.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';
import { OpenedHere } from '#src/kit/presence/OpenedBy.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { useFaskesContacts } from '../../vaksinasi/queue/useQueue.ts';
import { touchTarget } from '../../vaksinasi/styles.ts';
import type { CheckedVoucher, CheckOutcome, KnownVoucher } from '../checkedVoucher.ts';
import { resultStyles } from './resultStyle.ts';

/** The result whose colour and icon an outcome has. */
const outcomeStyles = {
  bound: resultStyles.DAPAT_DIPAKAI,
  unbound: resultStyles.DAPAT_DIPAKAI,
  postponed: resultStyles.DAPAT_DIPAKAI,
  used: resultStyles.DAPAT_DIPAKAI,
} as const satisfies Record<CheckOutcome, unknown>;

/** The answer of a check, large enough to be read at arm's length. */
export const CheckAnswer = ({ checked }: { checked: CheckedVoucher }) => {
  const t = useMessages();
  const card = useRef<HTMLDivElement>(null);
  const { code, answer, outcome } = checked;
  useEffect(() => {
    // The braces matter: some browsers return a promise, which is no cleanup function.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  const { meaning, Icon } = outcome ? outcomeStyles[outcome] : resultStyles[answer.hasil];
  const name = answer.voucher?.pemegang?.nama ?? '';
  return (
    <Box
      ref={card}
      component="section"
      aria-label={t('resources.voucherCheck.answer.title')}
      sx={[cardStyle, cardColor(meaning)]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Icon aria-hidden sx={{ fontSize: { xs: 48, sm: 64 }, flexShrink: 0 }} />
        <Typography component="h2" sx={wordStyle}>
          {outcome
            ? t(`resources.voucherCheck.outcome.${outcome}`)
            : t(`resources.voucherCheck.hasil.${answer.hasil}`)}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '1.0625rem', color: 'text.primary' }}>
        {outcome ? t(`resources.voucherCheck.outcome.${outcome}_text`, { name }) : answer.pesan}
      </Typography>
      {outcome ? null : <WhereToGo answer={answer} />}
      <AnswerFacts code={code} voucher={answer.voucher} />
      {answer.voucher ? <OpenedHere sumber="voucher" id={answer.voucher.id} /> : null}
    </Box>
  );
};

/** Where to send someone whose voucher is not for this facility, and whom to call at its company. */
const WhereToGo = ({ answer: { hasil, voucher } }: { answer: VoucherCheck }) => {
  const t = useMessages();
  const can = usePermission();
  const { role, idReferensi } = useRequiredSession();
  const isClinic = isFaskesStaff(role) && can('vaksinasi.read');
  const contact = useFaskesContacts(isClinic ? idReferensi : null).find(
    ({ id }) => id === voucher?.idBHBU,
  );
  if (hasil === 'BUKAN_FASKES_INI' || hasil === 'TERIKAT_FASKES_LAIN') {
    return <Box sx={hintStyle}>{t('resources.voucherCheck.answer.elsewhere')}</Box>;
  }
  if (!companyResults.has(hasil) || !contact?.noHP) return null;
  return (
    <Box sx={hintStyle}>
      {[contact.namaBHBU, contact.namaPIC].filter(Boolean).join(' · ')}{' '}
      <MuiLink href={phoneHref(contact.noHP)} sx={{ ...touchTarget, display: 'inline-flex' }}>
        {formatPhone(contact.noHP)}
      </MuiLink>
    </Box>
  );
};

/** Results that only the company of the voucher can change. */
const companyResults: ReadonlySet<CheckResult> = new Set([
  'BELUM_AKTIF',
  'DIBEKUKAN',
  'DITANGGUHKAN',
]);
const hintStyle = { color: 'text.primary' };

const holderLabel = 'resources.voucherCheck.answer.holder';

const AnswerFacts = ({ code, voucher }: { code: string; voucher: KnownVoucher | null }) => {
  const t = useMessages();
  const facts: readonly (readonly [Parameters<typeof t>[0], string | null])[] = [
    ['resources.voucherCheck.answer.code', formatCode(code)],
    ...(voucher ? ([['resources.voucherCheck.answer.company', voucher.bhbuName]] as const) : []),
    ...(voucher
      ? ([
          ['resources.voucherCheck.answer.product', voucher.namaProduk],
          ['resources.voucherCheck.answer.validUntil', formatVoucherDate(voucher.validUntil)],
          [
            'resources.voucherCheck.answer.recipients',
            voucher.pemegang
              ? null
              : t(`resources.voucherCheck.jenisPenerima.${voucher.jenisPenerima}`),
          ],
          ['resources.voucherCheck.answer.faskes', voucher.namaFaskes],
          ['resources.voucherCheck.answer.usedAt', formatDateTime(voucher.usedAt)],
          [holderLabel, holderText(t, voucher)],
        ] as const)
      : []),
  ];
  return (
    <Box component="dl" sx={factsStyle}>
      {facts.map(([label, value]) =>
        value ? (
          <Box key={label} sx={label === holderLabel ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(label)}
            </Typography>
            <Box component="dd" sx={factStyle}>
              <Unbroken>{value}</Unbroken>
            </Box>
          </Box>
        ) : null,
      )}
    </Box>
  );
};

/** The name with the masked number and the day of birth, which prevent mix-ups. */
const holderText = (t: ReturnType<typeof useMessages>, { pemegang }: KnownVoucher): string | null =>
  pemegang &&
  [
    pemegang.nama,
    pemegang.nik ?? pemegang.noPaspor,
    t('resources.voucherCheck.answer.born', { day: formatDate(pemegang.tanggalLahir) }),
  ]
    .filter(Boolean)
    .join(' · ');

const cardColor = (meaning: Meaning) => (theme: Theme) => {
  const { text, background } = theme.palette.status[meaning];
  return { color: text, bgcolor: background, borderColor: text };
};
const cardStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 2, sm: 3 },
  border: 2,
  borderRadius: 1,
  scrollMarginTop: 80,
};
const wordStyle = {
  fontSize: { xs: '1.75rem', sm: '2.25rem' },
  lineHeight: 1.15,
  fontWeight: 700,
  overflowWrap: 'anywhere',
};
const factsStyle = {
  display: 'grid',
  m: 0,
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
};
const factStyle = {
  m: 0,
  color: 'text.primary',
  fontSize: '1rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  ...codeStyle,
  whiteSpace: 'normal',
};
