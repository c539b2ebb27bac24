import type { CallInput, CallResponse, Endpoint } from '#contract/core/endpoint.ts';
import { vaksinasiCalls, type Dose, type QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { isOfDay, stockLeft } from './answers/reads.ts';
import { checkVoucher, usedAt } from './answers/vouchers.ts';
import type { Known } from './answers/known.ts';
import { countPeople, isInFilter, peopleAfter } from './dayOverlay.ts';

type Calls = typeof vaksinasiCalls;

/** What the server answered of a person. */
interface Answered {
  readonly antrean: QueueEntry;
  readonly dosis?: Dose[];
}

/** Returns the people whom acts that wait concern, before and after them, with what the server answered of them. */
function changedPeople({ day, acts }: Known, answered: readonly Answered[]) {
  const ids = new Set(acts.map(({ act }) => act.idPeserta));
  const byId = new Map(answered.map(one => [one.antrean.id, one] as const));
  const orang = day.orang
    .filter(({ antrean }) => ids.has(antrean.id))
    .map(one => ({ ...one, ...byId.get(one.antrean.id) }));
  const before = peopleAfter({ ...day, orang }, []);
  const after = peopleAfter({ ...day, orang }, acts);
  return { before, after, byId: new Map(after.map(one => [one.antrean.id, one] as const)) };
}

/** Returns entries of the queue after the acts that wait. */
function shownEntries(known: Known, entries: readonly QueueEntry[]): QueueEntry[] {
  const { byId } = changedPeople(
    known,
    entries.map(antrean => ({ antrean })),
  );
  return entries.map(one => byId.get(one.id)?.antrean ?? one);
}

/** The queue with the acts that wait: who no longer belongs to its filter leaves it, who now does is on the first page. */
function shownQueue(
  known: Known,
  { query = {} }: CallInput<Calls['list']>,
  answer: CallResponse<Calls['list']>,
): CallResponse<Calls['list']> {
  if (!isOfDay(known, answer)) return answer;
  const isMeant = ({ antrean }: Answered) =>
    query.idBHBU === undefined || antrean.idBHBU === Number(query.idBHBU);
  const answered = answer.data.map(antrean => ({ antrean }));
  const changed = changedPeople(known, answered);
  const [before, after] = [changed.before.filter(isMeant), changed.after.filter(isMeant)];
  const isBefore = new Set(
    before.filter(one => isInFilter(one, query.status)).map(({ antrean }) => antrean.id),
  );
  const listed = new Set(answer.data.map(({ id }) => id));
  const rows = answer.data.flatMap(one => {
    const person = changed.byId.get(one.id);
    if (!person) return [one];
    return isInFilter(person, query.status) ? [person.antrean] : [];
  });
  const added = after.filter(
    one =>
      isInFilter(one, query.status) && !isBefore.has(one.antrean.id) && !listed.has(one.antrean.id),
  );
  const isFirstPage = Number(query.pageNumber ?? 1) === 1;
  const [less, more] = [countPeople(before), countPeople(after)];
  const hitungan = Object.fromEntries(
    Object.entries(answer.hitungan).map(([name, count]) => {
      const key = name as keyof typeof more;
      return [key, Math.max(0, count + more[key] - less[key])];
    }),
  ) as typeof more;
  return {
    ...answer,
    data: isFirstPage ? [...added.map(({ antrean }) => antrean), ...rows] : rows,
    totalRecords: answer.totalRecords + rows.length - answer.data.length + added.length,
    hitungan,
  };
}

type Overlay = (known: Known, input: never, answer: never) => unknown;

/** What shows the acts that wait in an answer of the server. */
const overlays = new Map<Endpoint, Overlay>([
  [vaksinasiCalls.list, shownQueue],
  [
    vaksinasiCalls.find,
    (known: Known, { body }: CallInput<Calls['find']>, answer: CallResponse<Calls['find']>) =>
      isOfDay(known, body) ? { ...answer, data: shownEntries(known, answer.data) } : answer,
  ],
  [
    vaksinasiCalls.ofPeserta,
    (
      known: Known,
      { query = {} }: CallInput<Calls['ofPeserta']>,
      answer: CallResponse<Calls['ofPeserta']>,
    ) => {
      if (!isOfDay(known, query)) return answer;
      const { peserta, dosis } = answer;
      const { byId } = changedPeople(known, [{ antrean: peserta, dosis }]);
      const shown = byId.get(peserta.id);
      return shown ? { peserta: shown.antrean, dosis: shown.dosis } : answer;
    },
  ],
  [
    vaksinasiCalls.vaccines,
    (
      known: Known,
      { query = {} }: CallInput<Calls['vaccines']>,
      answer: CallResponse<Calls['vaccines']>,
    ) => {
      const id = query.idPeserta === undefined ? undefined : Number(query.idPeserta);
      const person = known.people.find(({ antrean }) => antrean.id === id)?.antrean;
      return isOfDay(known, query)
        ? { ...answer, batch: stockLeft(known, answer.batch, person) }
        : answer;
    },
  ],
  [
    voucherCalls.check,
    (
      known: Known,
      input: CallInput<(typeof voucherCalls)['check']>,
      answer: CallResponse<(typeof voucherCalls)['check']>,
    ) =>
      answer.voucher && usedAt(known, answer.voucher.id) !== undefined
        ? checkVoucher(known, input)
        : answer,
  ],
]);

/**
 * Shows the acts that wait in an answer of the server, which does not know them yet.
 * @param known the prepared day with the acts that wait
 */
export const withWaiting = (
  known: Known,
  endpoint: Endpoint,
  input: unknown,
  answer: unknown,
): unknown => overlays.get(endpoint)?.(known, input as never, answer as never) ?? answer;

/** Whether a call writes about a person or a voucher for which an act waits, which has to reach the server first. */
export function followsWaiting(known: Known, endpoint: Endpoint, input: unknown): boolean {
  const { params, body } = input as {
    readonly params?: { readonly id?: unknown };
    readonly body?: { readonly idPeserta?: unknown };
  };
  const isOf = (id: unknown) => known.acts.some(({ act }) => act.idPeserta === Number(id));
  if (endpoint === vaksinasiCalls.record) return isOf(body?.idPeserta);
  if (endpoint === vaksinasiCalls.arrive) return isOf(params?.id);
  if (endpoint !== voucherCalls.use) return false;
  const { pemegang = null } =
    known.day.voucher.find(({ voucher }) => voucher.id === Number(params?.id))?.voucher ?? {};
  return pemegang !== null && isOf(pemegang.idPeserta);
}
