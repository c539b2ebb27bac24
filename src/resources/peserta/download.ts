import type { CallInput } from '#contract/endpoint.ts';
import { pesertaCalls } from '#contract/peserta/index.ts';
import type { Definition } from '#src/ui/resource/definition.ts';

type Body = NonNullable<CallInput<typeof pesertaCalls.exportTicket>['body']>;

const known = Object.keys(pesertaCalls.count.query?.shape ?? {});

/** The list's file by a ticket, so that what is asked for stands in no address. */
export const downloadOf =
  (panggilan: Body['panggilan'], path: string): NonNullable<Definition['download']> =>
  async (filter, call) => {
    const asked = Object.entries(filter).filter(([key]) => known.includes(key));
    const kueri = { vaccinationType: 0, ...Object.fromEntries(asked) };
    const { tiket } = await call(pesertaCalls.exportTicket, { body: { panggilan, kueri } });
    return `${path}?tiket=${encodeURIComponent(tiket)}`;
  };
