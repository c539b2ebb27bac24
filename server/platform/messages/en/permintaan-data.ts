import type { permintaanDataTexts as indonesian } from '../id/permintaan-data.ts';

/** Messages of requests about personal data. */
export const permintaanDataTexts: Record<keyof typeof indonesian, string> = {
  'permintaanData.wrongState':
    'Request %{nomor} %{keadaan}, so this is not possible. Reload the page.',
  'permintaanData.state.DITERIMA': 'waits for the check of identity',
  'permintaanData.state.DIPERIKSA': 'waits to be worked on',
  'permintaanData.state.DIKERJAKAN': 'is being worked on',
  'permintaanData.state.DIJAWAB': 'was answered',
  'permintaanData.state.DITOLAK': 'was refused',
  'permintaanData.state.DICABUT': 'had its restriction lifted',
  'permintaanData.kind.SALINAN': 'access to and copy of data',
  'permintaanData.kind.PERBAIKAN': 'correction of data',
  'permintaanData.kind.PEMBATASAN': 'restriction of processing',
  'permintaanData.kind.PENARIKAN': 'withdrawal of consent',
  'permintaanData.kind.PENGHAPUSAN': 'erasure of data',
  'permintaanData.kind.KEBERATAN': 'objection to an automated decision',
  'permintaanData.kind.PORTABILITAS': 'portability of data',
  'permintaanData.noPeserta': 'Set the participants first, or refuse because there are no data.',
  'permintaanData.notRestriction': 'Only a restriction can be lifted.',
  'permintaanData.unknownPeserta': 'One of these participants does not exist. Search again',
  'permintaanData.nothingToSearch': 'Enter a NIK, or a name with a birth date',
  'permintaanData.dayAndTime': 'Enter both the day and the time, or neither',
  'permintaanData.ahead': 'Now or earlier',
  'permintaanData.tooLongAgo': 'At most %{hari} days ago',
  'permintaanData.wrongGround': 'This ground is not about this kind of request; choose another',
  'permintaanData.noCopy': 'A copy is only for requests for a copy or for portability.',
  'permintaanData.notIdentified':
    'Check the identity of the person first; a copy is for that person only.',
  'permintaanData.inactive.DIBATASI': 'Restricted by request %{nomor}',
  'permintaanData.inactive.DIHAPUS': 'Data erased by request %{nomor}',
  'permintaanData.inactive.DITARIK': 'Consent withdrawn, request %{nomor}',
  'permintaanData.released':
    'The participant withdrew the consent, or the data were erased, request %{nomor}',
  'permintaanData.obstacle.restricted':
    'The data of %{nama} are restricted (request %{nomor}). Lift that restriction first.',
  'permintaanData.obstacle.hold':
    'The data of %{nama} are under a legal hold, so they cannot be erased. See the list of legal holds.',
  'permintaanData.obstacle.kipi':
    'A serious AEFI of %{nama} was not reported to the health office. Complete the report first.',
  'permintaanData.obstacle.import':
    '%{nama} is in the file %{berkas}, which was not saved. Save or discard that upload first.',
  'permintaanData.mail.subject': 'Request about personal data %{nomor}',
  'permintaanData.mail.greeting': 'Dear %{nama},',
  'permintaanData.mail.received':
    'We received your request (%{jenis}) as number %{nomor}. We answer it by %{batas}, once your identity was checked.',
  'permintaanData.mail.answered': 'Your request (%{jenis}) number %{nomor} was answered.',
  'permintaanData.mail.refused':
    'Your request (%{jenis}) number %{nomor} cannot be granted. The letter names the legal ground.',
  'permintaanData.mail.lifted':
    'The restriction that you asked for with number %{nomor} was lifted.',
  'permintaanData.mail.officer': 'Data protection officer: %{petugas}',
  'permintaanData.mail.text': '%{teks}',
};
