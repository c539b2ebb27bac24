import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import type { Permission } from '#contract/policy.ts';
import { recordPath, recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber, formatRupiah } from '#src/kit/format/number.ts';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { voucherContract as messages } from '#texts/voucherContract.ts';
import { Facts, type Fact } from '../../pks/Facts.tsx';

type FieldName = keyof typeof messages.fields;

/** The left column of a contract's page: what it is based on, and the rules of its vouchers. */
export const ContractFacts = ({ record }: { record: VoucherContract }) => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const label = (name: FieldName): string => t(`resources.voucherContract.fields.${name}`);
  const linked = (text: string | null, to: string, right: Permission): ReactNode =>
    text !== null && can(right) ? (
      <MuiLink component={Link} to={to}>
        {text}
      </MuiLink>
    ) : (
      text
    );
  const { idInvoice, noInvoice, idPKS, noPKS, idRoot, noOrder } = record;
  const basis: readonly Fact[] = [
    [label('namaBHBU'), record.namaBHBU],
    ...(idInvoice === null
      ? []
      : [
          [
            label('noInvoice'),
            linked(noInvoice, recordPathFor(role, 'invoice', idInvoice), 'invoice.read'),
          ] as const,
        ]),
    ...(idPKS === null
      ? []
      : [[label('noPKS'), linked(noPKS, recordPathFor(role, 'pks', idPKS), 'pks.read')] as const]),
    [label('noOrder'), linked(noOrder, recordPath('order', idRoot), 'order.read')],
    [label('namaProduk'), record.namaProduk],
    [label('namaLayanan'), record.namaLayanan],
  ];
  const { namaFaskesDiizinkan: facilities, nilaiPerVoucher } = record;
  const rules: readonly Fact[] = [
    [
      t('resources.voucherContract.page.validity'),
      t('resources.voucherContract.page.from_to', {
        from: formatDate(record.tanggalMulai),
        to: formatDate(record.tanggalSelesai),
      }),
    ],
    [
      label('masaBerlakuHari'),
      t('resources.voucherContract.page.days', { smart_count: record.masaBerlakuHari }),
    ],
    [label('dosisPerVoucher'), formatNumber(record.dosisPerVoucher)],
    [label('nilaiPerVoucher'), nilaiPerVoucher === null ? null : formatRupiah(nilaiPerVoucher)],
    [label('jenisPenerima'), t(`resources.voucherContract.jenisPenerima.${record.jenisPenerima}`)],
    [label('perNikMaks'), formatNumber(record.perNikMaks)],
    [label('prefixKode'), record.prefixKode],
    [
      label('faskesDiizinkan'),
      facilities.length === 0
        ? t('resources.voucherContract.form.allFacilities')
        : facilities.join(', '),
    ],
    [label('catatan'), record.catatan],
  ];
  return (
    <>
      <RecordSection title={t('resources.voucherContract.section.basis')}>
        <Facts facts={basis} />
      </RecordSection>
      <RecordSection title={t('resources.voucherContract.section.rules')}>
        <Facts facts={rules} />
      </RecordSection>
    </>
  );
};
