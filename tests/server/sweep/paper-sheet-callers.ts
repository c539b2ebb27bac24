import { sheetHeaderNames, sheetHeaders } from '#contract/domains/lembar/index.ts';
import { toFormData } from '../../builders/application.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { jakartaDay } from '../../builders/vaksinasi.ts';
import { buildSingleSheetXlsx, textRowXml } from '../spreadsheet/build-workbook.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

const nameOnSheet = 'Peserta Lembar Uji';

/** Returns callers with a sheet of two people at their facility, and one of another facility. */
const sheets =
  (foreignText: string | null, body?: () => unknown): ScopedCallerFactory =>
  async (server, role) => {
    const make = async ({ id, bhbuId, faskesId }: Awaited<ReturnType<typeof signInMember>>) => {
      const nurse = await server.signIn({ role: 'FASKES', faskesId });
      for (let at = 0; at < 2; at++) {
        await buildPeserta(server.deps, {
          userId: id,
          bhbuId,
          idFaskes: faskesId,
          nama: nameOnSheet,
          rencanaTanggal: jakartaDay(server.now()),
        });
      }
      const { json } = await server.request('POST', '/Lembar', { token: nurse.token, body: {} });
      return String(json['id']);
    };
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await make(me),
      foreignId: await make(other),
      foreignText,
      body: body?.(),
    };
  };

const file = () => {
  const header = textRowXml(1, ...sheetHeaderNames.map(name => sheetHeaders[name]));
  const berkas = new File([Uint8Array.from(buildSingleSheetXlsx(header))], 'lembar.xlsx');
  return toFormData({ berkas });
};

/** The callers of the scoped calls of paper sheets. */
export const paperSheetCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'lembar.get': sheets(nameOnSheet),
  'lembar.record': sheets(null, () => ({ hasil: 'DITUNDA', alasan: 'STOK', jam: '07:00' })),
  'lembar.readFile': sheets(null, file),
};
