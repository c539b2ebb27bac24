import type { CallInput } from '#contract/core/endpoint.ts';
import { normalizeCode } from '#contract/domains/voucher/code.ts';
import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Voucher, VoucherCheck } from '#contract/domains/voucher/record.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { offline } from '#texts/offline.ts';
import { readSession } from '../../session.ts';
import { unreachable } from '../../api/http.ts';
import { refused } from '../refused.ts';
import { actId, visitToRecord } from './acts.ts';
import { timeOfDay } from './timeOfDay.ts';
import type { Known, OfflineCallOptions } from './known.ts';

type Calls = typeof voucherCalls;

/** Returns when a voucher was used without network; undefined when it was not. */
export function usedAt({ acts }: Known, id: number): string | undefined {
  return acts.find(
    ({ act }) =>
      act.jenis === 'VOUCHER' &&
      act.isi.idVoucher === id &&
      (!act.isi.dosis || act.isi.dosis.hasil === 'DIBERIKAN'),
  )?.act.pada;
}

/** Checks a code against the vouchers that were prepared; what happened elsewhere since is not known. */
export function checkVoucher(known: Known, { params }: CallInput<Calls['check']>): VoucherCheck {
  const { day } = known;
  const waktu = timeOfDay(day.disiapkan, day.zona);
  const found = day.voucher.find(({ kode }) => kode === normalizeCode(params.code));
  if (!found) {
    const pesan = interpolate(offline.voucher_unknown, { waktu });
    return { hasil: 'TIDAK_DIKENAL', pesan, langkah: null, voucher: null };
  }
  const used = usedAt(known, found.voucher.id);
  if (used !== undefined) {
    return {
      hasil: 'SUDAH_DIPAKAI',
      pesan: interpolate(offline.voucher_used, { waktu: timeOfDay(used, day.zona) }),
      langkah: null,
      voucher: { ...found.voucher, status: 'TERPAKAI', usedAt: used },
    };
  }
  return {
    hasil: 'DAPAT_DIPAKAI',
    pesan: interpolate(offline.voucher_usable, { waktu }),
    langkah: 'PAKAI',
    voucher: found.voucher,
  };
}

/** Uses a voucher without network, with its dose if one is recorded; a postponed one spends nothing. */
export async function recordUse(
  known: Known,
  { params, body = {} }: CallInput<Calls['use']>,
  options: OfflineCallOptions,
): Promise<Voucher> {
  const { day, browserDay } = known;
  const found = day.voucher.find(({ voucher }) => voucher.id === Number(params.id));
  if (!found) throw unreachable();
  const { voucher, kode } = found;
  const { pemegang } = voucher;
  if (!pemegang) throw unreachable();
  if (usedAt(known, voucher.id) !== undefined) throw refused(409, offline.voucher_used_here);
  const { idPeserta, nama } = pemegang;
  const { dosis } = body;
  let isi: { idVoucher: number; dosis?: typeof dosis } = { idVoucher: voucher.id };
  if (dosis) {
    const {
      idPeserta: _person,
      idFaskes: _facility,
      ...visit
    } = visitToRecord(known, {
      ...dosis,
      idPeserta,
      idFaskes: day.idFaskes,
    });
    isi = { ...isi, dosis: visit };
  }
  const { act } = await browserDay.add(
    {
      ...{ id: actId(options), idPeserta, nama },
      jenis: 'VOUCHER',
      isi,
    },
    options,
  );
  const isUsed = !dosis || dosis.hasil === 'DIBERIKAN';
  const by = readSession()?.fullName ?? null;
  return {
    ...voucher,
    code: kode,
    status: isUsed ? 'TERPAKAI' : voucher.status,
    usedAt: isUsed ? act.pada : null,
    usedBy: isUsed ? by : null,
    VoucherTransactionId: 0,
    noTransaksi: '',
    voucherContractId: 0,
    dosisPerVoucher: 1,
    alasanStatus: null,
    activatedAt: null,
    activatedBy: null,
    boundAt: null,
    boundBy: null,
    idDosis: null,
    dosisKe: dosis?.dosisKe ?? null,
    checkCount: 0,
    lastCheckAt: null,
    voidReason: null,
    menggantikan: null,
    penerima: null,
    createdAt: act.pada,
    createdBy: null,
    modifiedAt: act.pada,
    modifiedBy: by,
  };
}
