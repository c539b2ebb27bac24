import { toPage } from '#contract/core/list.ts';
import type { Pemrosesan, pemrosesanCalls } from '#contract/domains/pemrosesan/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { processingRegister } from './register.ts';

/** Whether one of the values is among those of a filter; true without a filter. */
const hasOneOf = <T>(filter: readonly T[] | undefined, values: readonly T[]): boolean =>
  filter === undefined || values.some(value => filter.includes(value));

const text = ({ panggilan, alamat, kegiatan }: Pemrosesan): string =>
  `${panggilan} ${alamat} ${kegiatan}`.toLowerCase();

export const pemrosesanHandlers: Handlers<typeof pemrosesanCalls> = {
  get(_, { params }) {
    const found = processingRegister.find(({ id }) => id === params.id);
    return found ? Promise.resolve(found) : Promise.reject(notFound('pemrosesan'));
  },
  list(_, { query }) {
    const { kelasData, peran, tujuan, id, q = '', sortBy, sortOrder, pageNumber, pageSize } = query;
    const found = processingRegister
      .filter(
        entry =>
          hasOneOf(kelasData, entry.kelasData) &&
          hasOneOf(peran, entry.peran) &&
          hasOneOf(tujuan, [entry.tujuan]) &&
          hasOneOf(id, [entry.id]) &&
          text(entry).includes(q.toLowerCase()),
      )
      .sort((a, b) => a[sortBy].localeCompare(b[sortBy], 'id'));
    if (sortOrder === 'desc') found.reverse();
    const from = (pageNumber - 1) * pageSize;
    return Promise.resolve(toPage(found.slice(from, from + pageSize), found.length, query));
  },
};
