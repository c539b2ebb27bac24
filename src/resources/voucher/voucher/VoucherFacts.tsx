import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import type { Permission } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, formatDateTime } from '#src/kit/format/date.ts';
import { maskNik } from '#src/kit/format/identity.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { voucher as messages } from '#texts/voucher.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';
import { LastDay } from '../list/LastDay.tsx';

type FieldName = keyof typeof messages.fields;

/** The left column of a voucher's page: what it is, who holds it, and what happened to it. */
export const VoucherFacts = ({ record }: { record: Voucher }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const label = (name: FieldName): string => t(`resources.voucher.fields.${name}`);
  const linked = (text: string, to: string, right: Permission): ReactNode =>
    can(right) ? (
      <MuiLink component={Link} to={to}>
        {text}
      </MuiLink>
    ) : (
      text
    );
  const byAt = (who: string | null, at: string | null): string | null =>
    at === null
      ? null
      : t('common.by_at', { who: who ?? t('resources.voucher.system'), when: formatDateTime(at) });
  const { id, VoucherTransactionId, noTransaksi, menggantikan, pemegang, dosisKe } = record;
  const origin: readonly Fact[] = [
    [
      label('code'),
      <span key="code" style={codeStyle}>
        {formatCode(record.code)}
      </span>,
    ],
    [label('bhbuName'), record.bhbuName],
    [label('namaProduk'), record.namaProduk],
    [label('validUntil'), <LastDay key="day" validUntil={record.validUntil} />],
    [
      label('noTransaksi'),
      linked(noTransaksi, recordPath('voucherTransaction', VoucherTransactionId), 'voucher.issue'),
    ],
    ...(menggantikan === null || menggantikan === id
      ? []
      : [
          [
            label('menggantikan'),
            linked(
              t('resources.voucher.replaced'),
              recordPathFor(role, 'voucher', menggantikan),
              'voucher.read',
            ),
          ] as const,
        ]),
    ...(can('voucher.issue') ? [[label('penerima'), record.penerima] as const] : []),
  ];
  const holder: readonly Fact[] =
    pemegang === null
      ? []
      : [
          [
            label('pemegang'),
            linked(
              pemegang.nama,
              `/dashboard/peserta-voucher/detail/${pemegang.idPeserta}`,
              'peserta.read',
            ),
          ],
          pemegang.nik === null
            ? [label('noPaspor'), pemegang.noPaspor]
            : [label('nik'), maskNik(pemegang.nik)],
          [label('tanggalLahir'), formatDate(pemegang.tanggalLahir)],
        ];
  const events: readonly Fact[] = [
    [label('activatedAt'), byAt(record.activatedBy, record.activatedAt)],
    [label('boundAt'), byAt(record.boundBy, record.boundAt)],
    [label('usedAt'), byAt(record.usedBy, record.usedAt)],
    [label('namaFaskes'), record.namaFaskes],
    ...(dosisKe === null
      ? []
      : [[label('dosisKe'), t('resources.voucher.dose', { number: dosisKe })] as const]),
    [
      label('checkCount'),
      record.checkCount === 0
        ? null
        : t('resources.voucher.checks', {
            count: formatNumber(record.checkCount),
            when: formatDateTime(record.lastCheckAt),
          }),
    ],
  ];
  return (
    <>
      <RecordSection title={t('resources.voucher.section.details')}>
        <Facts facts={origin} />
      </RecordSection>
      <RecordSection title={t('resources.voucher.section.holder')}>
        {holder.length === 0 ? t('resources.voucher.noHolder') : <Facts facts={holder} />}
      </RecordSection>
      <RecordSection title={t('resources.voucher.section.use')}>
        <Facts facts={events} />
      </RecordSection>
    </>
  );
};
