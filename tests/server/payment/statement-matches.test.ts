import { afterEach, describe, expect, it, vi } from 'vitest';
import type { matchReasons, MatchSuggestion } from '#contract/domains/payment/record.ts';
import { normalizedReference } from '#contract/domains/payment/statement.ts';
import {
  matchLines,
  type Candidate,
  type Line,
} from '#server/domains/payment/statement-matches.ts';
import { fc } from '#tests/properties.ts';

type Invoice = Candidate['invoice'];
type Paid = Candidate['waiting'][number];

const invoiceOf = (overrides: Partial<Invoice> = {}): Invoice => ({
  id: 1,
  noInvoice: 'INV/VGR/2030/00001',
  invoiceAccount: 'AKUN-001',
  namaBHBU: 'PT Kayu Manis',
  sisa: 1_000,
  ...overrides,
});
const paidOf = (overrides: Partial<Paid> = {}): Paid => ({
  id: 7,
  jumlah: 600,
  noReferensi: 'BCA-REF-77',
  status: 'BUKTI_DIUNGGAH',
  tanggalBayar: '2030-01-02',
  ...overrides,
});
const lineOf = (referensi: string, jumlah = 1, tanggal = '2030-01-31'): Line => ({
  jumlah,
  tanggal,
  normalized: normalizedReference(referensi),
});

/** Returns the suggestions of one line. */
const suggest = async (line: Line, ...candidates: Candidate[]): Promise<MatchSuggestion[]> =>
  (await matchLines([line], candidates))[0] ?? [];

describe('a line', () => {
  const candidate = { invoice: invoiceOf(), waiting: [paidOf()] };

  it.each([
    ['the number of an invoice', lineOf('bayar inv vgr 2030 00001 lunas'), ['NOMOR_INVOICE']],
    ['the reference of a payment', lineOf('TRSF bcaref77/XX'), ['NO_REFERENSI']],
    ['the amount of a payment', lineOf('setoran', 600), ['JUMLAH']],
    ['the rest of an invoice', lineOf('setoran', 1_000), ['JUMLAH']],
    ['an amount and a day', lineOf('setoran', 600, '2030-01-02'), ['JUMLAH', 'TANGGAL']],
    ['an amount and an account', lineOf('akun 001', 600), ['JUMLAH', 'AKUN']],
    ['an amount and a company', lineOf('PT KAYUMANIS', 600), ['JUMLAH', 'AKUN']],
  ])('belongs to a payment for %s', async (_, line, alasan) => {
    expect(await suggest(line, candidate)).toEqual([
      {
        idInvoice: 1,
        noInvoice: 'INV/VGR/2030/00001',
        namaBHBU: 'PT Kayu Manis',
        sisa: 1_000,
        idPayment: 7,
        status: 'BUKTI_DIUNGGAH',
        alasan,
      },
    ]);
  });

  it('belongs to an invoice without a payment', async () => {
    const [found] = await suggest(lineOf('', 1_000), { invoice: invoiceOf(), waiting: [] });
    expect(found).toMatchObject({ idInvoice: 1, idPayment: null, status: null });
  });

  it.each([
    ['its account and day alone', lineOf('AKUN-001 PT Kayu Manis', 1, '2030-01-02')],
    ['nothing', lineOf('setoran')],
  ])('belongs to nothing for %s', async (_, line) => {
    expect(await suggest(line, candidate)).toEqual([]);
  });

  it('is not compared with a short reference', async () => {
    const short = { invoice: invoiceOf(), waiting: [paidOf({ noReferensi: 'TR-77' })] };
    expect(await suggest(lineOf('TR77'), short)).toEqual([]);
  });

  it('gets the five best, and of equal ones the first', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7];
    const candidates = ids.map(id => ({
      invoice: invoiceOf({ id, noInvoice: `INV/VGR/2030/0000${id}` }),
      waiting: [],
    }));
    const found = await suggest(lineOf('INV/VGR/2030/00006', 1_000), ...candidates);
    expect(found.map(({ idInvoice }) => idInvoice)).toEqual([6, 1, 2, 3, 4]);
  });
});

/** The rules without an index: every line is compared with every invoice and payment. */
function suggestSlowly(line: Line, candidates: readonly Candidate[]): MatchSuggestion[] {
  const includes = (text: string | null): boolean => {
    const wanted = normalizedReference(text ?? '');
    return wanted.length >= 5 && line.normalized.includes(wanted);
  };
  const weightOf = { NOMOR_INVOICE: 8, NO_REFERENSI: 8, JUMLAH: 4, AKUN: 2, TANGGAL: 1 };
  const scoreOf = (alasan: readonly (typeof matchReasons)[number][]): number =>
    alasan.reduce((sum, one) => sum + weightOf[one], 0);
  return candidates
    .flatMap(({ invoice, waiting }) =>
      (waiting.length === 0 ? [undefined] : waiting).map((paid): MatchSuggestion => {
        const { id, noInvoice, namaBHBU, sisa, invoiceAccount } = invoice;
        const alasan: MatchSuggestion['alasan'] = [];
        if (includes(noInvoice)) alasan.push('NOMOR_INVOICE');
        if (includes(paid?.noReferensi ?? null)) alasan.push('NO_REFERENSI');
        if (line.jumlah === paid?.jumlah || line.jumlah === sisa) alasan.push('JUMLAH');
        if (includes(invoiceAccount) || includes(namaBHBU)) alasan.push('AKUN');
        if (line.tanggal === paid?.tanggalBayar) alasan.push('TANGGAL');
        const payment = { idPayment: paid?.id ?? null, status: paid?.status ?? null };
        return { idInvoice: id, noInvoice, namaBHBU, sisa, ...payment, alasan };
      }),
    )
    .filter(({ alasan }) => scoreOf(alasan) >= 4)
    .sort((a, b) => scoreOf(b.alasan) - scoreOf(a.alasan))
    .slice(0, 5);
}

it('gets the same suggestions as from a comparison of all pairs', async () => {
  const amount = fc.integer({ min: 1, max: 4 });
  const day = fc.constantFrom('2030-01-01', '2030-01-02');
  // Few characters, so that texts end alike and contain each other.
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '-'), maxLength: 9 });
  const candidates = fc
    .array(
      fc.record({
        noInvoice: fc.option(text),
        invoiceAccount: fc.option(text),
        namaBHBU: text,
        sisa: amount,
        waiting: fc.array(
          fc.record({ jumlah: amount, noReferensi: fc.option(text), tanggalBayar: day }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 12 },
    )
    .map(all =>
      all.map(({ waiting, ...overrides }, id) => ({
        invoice: invoiceOf({ ...overrides, id }),
        waiting: waiting.map((one, at) => paidOf({ ...one, id: 10 * id + at })),
      })),
    );
  const reference = fc.string({ unit: fc.constantFrom('a', 'B', '-'), maxLength: 40 });
  const lines = fc.array(fc.tuple(reference, amount, day).map(line => lineOf(...line)));
  await fc.assert(
    fc.asyncProperty(lines, candidates, async (all, against) => {
      expect(await matchLines(all, against)).toEqual(all.map(line => suggestSlowly(line, against)));
    }),
  );
});

it('reads the texts of each invoice and payment once for all lines that differ from them', async () => {
  let reads = 0;
  const counted = <T extends object>(row: T): T =>
    new Proxy(row, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === 'string') reads += 1;
        return value;
      },
    });
  const candidates = [1, 2, 3].map(id => ({
    invoice: counted(invoiceOf({ id })),
    waiting: [counted(paidOf({ id }))],
  }));
  const lines = Array.from({ length: 50 }, (_, n) => lineOf(`setoran ${n}`));
  await matchLines(lines, candidates);
  // The number, account and company of an invoice, and the reference of its payment.
  expect(reads).toBe(candidates.length * 4);
});

describe('a long statement', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('lets other calls run between its lines', async () => {
    // Each look at the clock finds that a slice is over.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const lines = Array.from({ length: 20 }, (_, n) => lineOf(`setoran ${n}`));
    let rounds = 0;
    let isOver = false;
    const other = (): void => {
      if (isOver) return;
      rounds += 1;
      setImmediate(other);
    };
    setImmediate(other);
    const matched = await matchLines(lines, [{ invoice: invoiceOf(), waiting: [] }]);
    isOver = true;
    expect(matched).toHaveLength(lines.length);
    expect(rounds).toBeGreaterThanOrEqual(lines.length);
  });
});
