import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { peserta } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/certificate/index.ts';
import '#src/resources/certificate/issue/IssueAllDialog.tsx';
import '#src/resources/certificate/list/IssuedNotice.tsx';
import '#src/resources/certificate/list/PdfDialog.tsx';
import '#src/resources/certificate/list/WaitingNotice.tsx';
import '#src/resources/certificate/page/pageDefinition.tsx';
import '#src/resources/peserta/riwayat/index.ts';
import '#src/kit/actions/ActionDialog.tsx';
import { confirmPic } from '../../builders/pic.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { useCertificateFixture } from '../../server/certificate/fixture.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';
import { wholeText } from '../harness/wholeText.ts';

const fixture = useCertificateFixture();

beforeAll(() => {
  // The download of a file leaves the page, which happy-dom would follow.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(resetPortal);

/** Opens a page as a nurse of the facility, the company or the staff. */
async function openPage(
  at: string,
  role: 'FASKES' | 'BHBU' | 'ADMIN' = 'FASKES',
  fetch?: typeof globalThis.fetch,
) {
  const { server, bhbuId, faskesId } = fixture();
  const { id: userId } = await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {}),
  });
  if (role === 'BHBU') {
    await confirmPic(server.db, { userId, bhbuId });
  }
  return renderPortal({ at, fetch: fetch ?? serverFetch(server) });
}

const waitingPath = '/dashboard/sertifikat/belum';
const pagePath = (id: number): string => `/dashboard/sertifikat/${id}`;
const historyPath = (id: number): string => `/dashboard/peserta/detail/${id}`;
const findSection = async () =>
  within(await screen.findByRole('region', { name: 'Bukti vaksinasi' }));

describe('the lists of proofs of vaccination', () => {
  it('issue the proofs of all who wait, in parts, and then show them as issued', async () => {
    const { server, vaccinated } = fixture();
    await vaccinated({ nama: 'Menunggu Satu' });
    await vaccinated({ nama: 'Menunggu Dua' });
    const fetch = serverFetch(server);
    let parts = 0;
    const { user, address } = await openPage(waitingPath, 'FASKES', async (input, init) => {
      const isPart = (input as string).endsWith('/Sertifikat/terbitSemua');
      if (!isPart) return fetch(input, init);
      parts += 1;
      // The first answer is that of a full part, after which two still wait.
      return parts === 1 ? Response.json({ diterbitkan: 200, sisa: 2 }) : fetch(input, init);
    });
    await screen.findByRole('link', { name: 'Menunggu Satu' });
    await user.click(await screen.findByRole('button', { name: /^Terbitkan semua \(\d+\)$/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan semua' }));
    expect(await screen.findByText(/^20\d bukti vaksinasi terbit$/)).toBeTruthy();
    expect(parts).toBe(2);
    // The proofs of today are offered as a PDF.
    const pdf = within(await screen.findByRole('dialog', { name: /satu PDF$/ }));
    await user.click(pdf.getByRole('button', { name: 'Tutup' }));
    await screen.findByText('Semua peserta yang sudah divaksin punya bukti yang berlaku.');
    await user.click(screen.getByRole('link', { name: 'Terbit' }));
    await screen.findByText('Menunggu Dua');
    expect(address()).toMatch(/^\/dashboard\/sertifikat(\?|$)/);
  });

  it('stop after the part that is under way, and say how many still wait', async () => {
    const { server, vaccinated } = fixture();
    await vaccinated({ nama: 'Berhenti Dahulu' });
    const fetch = serverFetch(server);
    let release = (): void => undefined;
    const { user } = await openPage(waitingPath, 'FASKES', async (input, init) => {
      if (!(input as string).endsWith('/Sertifikat/terbitSemua')) return fetch(input, init);
      await new Promise<void>(resolve => {
        release = resolve;
      });
      return Response.json({ diterbitkan: 200, sisa: 1 });
    });
    await user.click(await screen.findByRole('button', { name: /^Terbitkan semua \(\d+\)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Terbitkan semua' }));
    await user.click(await dialog.findByRole('button', { name: 'Hentikan' }));
    release();
    expect(await dialog.findByText('200 bukti terbit, 1 peserta masih menunggu.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeTruthy();
  });

  it('offer to issue all proofs only without a search, which the call ignores', async () => {
    const { vaccinated } = fixture();
    await vaccinated({ nama: 'Dicari Namanya' });
    const { user } = await openPage(waitingPath);
    await screen.findByRole('button', { name: /^Terbitkan semua/ });
    await user.type(screen.getByRole('searchbox'), 'dicari');
    await screen.findByText(/^1 peserta menunggu bukti sesuai filter/);
    expect(screen.queryByRole('button', { name: /^Terbitkan semua/ })).toBeNull();
  });

  it('replace an outdated proof of one row without asking for a reason', async () => {
    const { server, vaccinated, issued, faskesId, request } = fixture();
    const id = await vaccinated({ nama: 'Dosis Bertambah' });
    const old = await issued(id);
    await buildDose(server.db, { pesertaId: id, faskesId, dosisKe: 2, tanggal: '2029-12-20' });
    const { user } = await openPage(waitingPath);
    await screen.findByText(old.nomor);
    await user.click(screen.getByRole('button', { name: 'Tindakan untuk Dosis Bertambah' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Terbitkan bukti' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Terbitkan bukti/ }));
    await waitFor(async () =>
      expect((await request('GET', `/Sertifikat/peserta/${id}`)).json).toMatchObject({
        perluTerbit: false,
        sertifikat: [
          { idMenggantikan: old.id, alasanGanti: 'Dosis atau data peserta berubah' },
          {},
        ],
      }),
    );
  });

  it('let a company read and download, but not issue', async () => {
    const { server, vaccinated, issued } = fixture();
    await issued(await vaccinated({ nama: 'Sudah Terbit' }));
    await vaccinated({ nama: 'Belum Terbit' });
    const tickets: unknown[] = [];
    const fetch = serverFetch(server);
    const { user, go } = await openPage(waitingPath, 'BHBU', (input, init) => {
      const isTicket = (input as string).endsWith('/Sertifikat/tiketPdf');
      if (isTicket && typeof init?.body === 'string') tickets.push(JSON.parse(init.body));
      return isTicket
        ? Promise.resolve(
            Response.json({
              tiket: 'T'.repeat(32),
              berlakuSampai: '2030-01-02T00:00:00.000Z',
              jumlah: 250,
              bagian: 2,
            }),
          )
        : fetch(input, init);
    });
    await screen.findByText('Belum Terbit');
    expect(screen.queryByRole('button', { name: /^Terbitkan/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
    await go('/dashboard/sertifikat');
    await screen.findByText('Sudah Terbit');
    await user.click(await screen.findByRole('button', { name: 'Unduh satu PDF' }));
    await user.click(await screen.findByRole('button', { name: 'Bagian 2: bukti 201–250' }));
    await waitFor(() => expect(tickets).toEqual([{ kueri: {} }, { kueri: { bagian: 2 } }]));
  });

  it('say that there is nothing to download', async () => {
    const { user } = await openPage(
      '/dashboard/sertifikat?filter=%7B%22idBHBU%22%3A%22987654%22%7D',
      'ADMIN',
    );
    await user.click(await screen.findByRole('button', { name: 'Unduh satu PDF' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Belum ada bukti vaksinasi yang berlaku/)).toBeTruthy();
  });
});

describe('the page of a proof', () => {
  it('shows the proof, and replaces it with a reason', async () => {
    const { vaccinated, issued } = fixture();
    const old = await issued(await vaccinated({ nama: 'Diganti Buktinya' }, 2));
    const { user, address } = await openPage(pagePath(old.id));
    await screen.findByRole('heading', { level: 1, name: old.nomor });
    expect(screen.getByText(wholeText(/Sinopharm · Batch B-2 · /))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cetak' }).getAttribute('href')).toBe(
      `/dashboard/sertifikat/print/${old.id}`,
    );
    expect(screen.getByRole('button', { name: 'Unduh PDF' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Terbitkan ulang' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Mengapa bukti ini diterbitkan ulang?');
    const confirm = dialog.getByRole('button', { name: 'Terbitkan ulang bukti vaksinasi' });
    await user.type(field, 'ya');
    await user.click(confirm);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await user.type(field, 'ng lama rusak');
    await user.click(confirm);
    await user.click(await screen.findByRole('link', { name: 'Buka bukti terbaru' }));
    await waitFor(() => expect(address()).not.toBe(pagePath(old.id)));
    expect(await screen.findByText('yang lama rusak')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bukti sebelumnya' }).getAttribute('href')).toBe(
      pagePath(old.id),
    );
  });

  it('says who revoked a proof and why, and offers nothing more', async () => {
    const { vaccinated, issued } = fixture();
    const { id } = await issued(await vaccinated({ nama: 'Dicabut Buktinya' }));
    const { user } = await openPage(pagePath(id));
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cabut' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Mengapa bukti ini dicabut?'), 'Salah orang');
    await user.click(dialog.getByRole('button', { name: 'Cabut bukti vaksinasi' }));
    expect(await screen.findByText(/^Bukti ini dicabut oleh .*: Salah orang$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    const again = await screen.findByRole('menuitem', { name: /^Terbitkan ulang/ });
    expect(again.textContent).toContain('Hanya bukti yang berlaku yang dapat diterbitkan ulang.');
  });

  it('does not link a replaced proof to itself while the proofs are out of date', async () => {
    const { server, vaccinated, issued, request } = fixture();
    const idPeserta = await vaccinated({ nama: 'Belum Dimuat Ulang' });
    const { id } = await issued(idPeserta);
    const before = await request('GET', `/Sertifikat/peserta/${idPeserta}`);
    await issued(idPeserta, 'Salah cetak');
    const fetch = serverFetch(server);
    await openPage(pagePath(id), 'FASKES', (input, init) =>
      (input as string).endsWith(`/Sertifikat/peserta/${idPeserta}`)
        ? Promise.resolve(Response.json(before.json))
        : fetch(input, init),
    );
    await screen.findByText('Bukti ini sudah diganti dengan bukti yang lebih baru.');
    await screen.findByText('“Salah cetak”');
    expect(screen.queryByRole('link', { name: 'Buka bukti terbaru' })).toBeNull();
  });

  it('is read-only for a company, and says that the data changed', async () => {
    const { server, vaccinated, issued } = fixture();
    const idPeserta = await vaccinated({ nama: 'Nama Lama' });
    const { id } = await issued(idPeserta);
    await server.db.update(peserta).set({ nama: 'Nama Baru' }).where(eq(peserta.id, idPeserta));
    const { user } = await openPage(pagePath(id), 'BHBU');
    expect(
      await screen.findByText(/^Data peserta berubah .* Mintalah faskes menerbitkannya ulang\.$/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await screen.findByRole('menuitem', { name: 'Buka peserta' });
    expect(screen.queryByRole('menuitem', { name: /Cabut|Terbitkan/ })).toBeNull();
  });
});

describe('the proofs on the page of a participant', () => {
  it('are issued, and issued again when a dose was added', async () => {
    const { server, vaccinated, faskesId } = fixture();
    const id = await vaccinated({ nama: 'Peserta Satu Dosis' });
    const { user } = await openPage(historyPath(id));
    const section = await findSection();
    expect(section.getByText('Belum ada bukti vaksinasi yang berlaku.')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Terbitkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
    await section.findByText('Berlaku');
    resetPortal();

    await buildDose(server.db, { pesertaId: id, faskesId, dosisKe: 2, tanggal: '2029-12-20' });
    const next = await openPage(historyPath(id));
    const after = await findSection();
    expect(after.getByText(/^Bukti ini memuat 1 dosis, padahal 2 dosis/)).toBeTruthy();
    await next.user.click(after.getByRole('button', { name: 'Terbitkan ulang' }));
    const reissue = within(await screen.findByRole('dialog'));
    const reason = reissue.getByLabelText<HTMLTextAreaElement>(
      'Mengapa bukti ini diterbitkan ulang?',
    );
    expect(reason.value).toBe('Dosis bertambah');
    await next.user.click(reissue.getByRole('button', { name: 'Terbitkan ulang' }));
    await after.findByText('Diganti');
    expect(after.queryByText(/^Bukti ini memuat/)).toBeNull();
  });

  it('say that a dose comes first', async () => {
    await openPage(historyPath(await fixture().vaccinated({ nama: 'Tanpa Dosis' }, 0)));
    const section = await findSection();
    expect(section.getByText('Bukti dapat terbit sesudah dosis pertama dicatat.')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Terbitkan' })).toBeNull();
  });

  it('have the number of the national certificate, which is checked and can be removed', async () => {
    const id = await fixture().vaccinated({ nama: 'Nomor Nasional' });
    const { user } = await openPage(historyPath(id), 'BHBU');
    const section = await findSection();
    await user.click(section.getByRole('button', { name: 'Isi nomor' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(/^Nomor sertifikat nasional/);
    await user.type(field, 'x');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText(/^Tulis nomor sertifikat nasional dengan/)).toBeTruthy();
    await user.type(field, 'yz-0012');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await section.findByText('XYZ-0012')).toBeTruthy();

    await user.click(section.getByRole('button', { name: 'Ubah nomor' }));
    const change = within(await screen.findByRole('dialog'));
    await user.clear(change.getByLabelText(/^Nomor sertifikat nasional/));
    await user.click(change.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Nomor sertifikat nasional dihapus')).toBeTruthy();
    await waitFor(() => expect(section.queryByText('XYZ-0012')).toBeNull());
  });
});

describe('the public page that verifies a proof', () => {
  it('says that a PDF of many proofs cannot be compared', async () => {
    const { server, vaccinated, issued, request } = fixture();
    const { id } = await issued(await vaccinated({ nama: 'Diperiksa Buktinya' }));
    const printed = await request('GET', `/Sertifikat/cetak/${id}`);
    const token = /\/verify\/([A-Z2-7]{26})/.exec(printed.text)?.[1] ?? '';
    const { user } = renderPortal({ at: `/verify/${token}`, fetch: serverFetch(server) });
    await screen.findByText(/PDF gabungan yang memuat banyak bukti tidak dapat dicocokkan\.$/);
    const many = new File(['%PDF-1.4\n%%EOF'], 'banyak.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Berkas PDF'), many);
    await user.click(screen.getByRole('button', { name: 'Cocokkan' }));
    await screen.findByText(/atau memuat banyak bukti sekaligus\./);
  });
});
