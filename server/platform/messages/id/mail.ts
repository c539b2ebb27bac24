/** Subjects and paragraphs of mails. */
export const mailTexts = {
  'mail.reason': 'Alasan: %{alasan}',
  'mail.address': 'Buka di Portal Vaksin: %{alamat}',
  'mail.received.subject': 'Pendaftaran %{perusahaan} diterima',
  'mail.received.text': 'Pendaftaran %{perusahaan} sudah kami terima dan akan diperiksa.',
  'mail.received.ticket': 'Nomor tiket: %{tiket}',
  'mail.received.status':
    'Untuk melihat perkembangannya, isi nomor tiket dan alamat email ini di halaman status pendaftaran.',
  'mail.correction.subject': 'Pendaftaran %{perusahaan} perlu diperbaiki',
  'mail.correction.text':
    'Pendaftaran %{perusahaan} (tiket %{tiket}) belum dapat disetujui. Mohon perbaiki:',
  'mail.correction.action':
    'Isi nomor tiket dan alamat email ini di halaman status pendaftaran, lalu kirim perbaikannya.',
  'mail.rejection.subject': 'Pendaftaran %{perusahaan} ditolak',
  'mail.rejection.text': 'Pendaftaran %{perusahaan} (tiket %{tiket}) ditolak.',
  'mail.rejection.again': 'Bila masalahnya sudah diatasi, Anda dapat mendaftar kembali.',
  'mail.approval.subject': 'Pendaftaran %{perusahaan} disetujui',
  'mail.approval.text': '%{perusahaan} (tiket %{tiket}) kini terdaftar di Portal Vaksin.',
  'mail.approval.account': 'Nama pengguna: %{nama}\nKata sandi awal: %{sandi}',
  'mail.approval.until':
    'Masuk sebelum %{batas} dan ganti kata sandi itu; sesudahnya kata sandi awal tidak berlaku lagi.',
  'mail.account.password.subject': 'Kata sandi Portal Vaksin Anda diganti',
  'mail.account.password.text':
    'Kata sandi akun %{nama} baru saja diganti. Alamat kalendernya, bila ada, tidak berlaku lagi.',
  'mail.account.passwordReset.subject': 'Kata sandi Portal Vaksin Anda diatur ulang',
  'mail.account.passwordReset.text':
    'Administrator baru saja memberi akun %{nama} kata sandi awal baru. Alamat kalendernya, bila ada, tidak berlaku lagi.',
  'mail.account.email.subject': 'Email akun Portal Vaksin Anda diganti',
  'mail.account.email.text': 'Email akun %{nama} baru saja diganti.',
  'mail.account.factorAdded.subject': 'Faktor kedua dipasang di Portal Vaksin',
  'mail.account.factorAdded.text': 'Faktor kedua baru saja dipasang pada akun %{nama}.',
  'mail.account.factorRemoved.subject': 'Faktor kedua dilepas di Portal Vaksin',
  'mail.account.factorRemoved.text': 'Faktor kedua baru saja dilepas dari akun %{nama}.',
  'mail.account.factorReset.subject': 'Faktor kedua dihapus administrator',
  'mail.account.factorReset.text':
    'Administrator baru saja menghapus faktor kedua akun %{nama}. Alamat kalendernya, bila ada, tidak berlaku lagi.',
  'mail.account.recoveryCode.subject': 'Kode pemulihan Portal Vaksin dipakai',
  'mail.account.recoveryCode.text': 'Akun %{nama} baru saja masuk dengan sebuah kode pemulihan.',
  'mail.account.recoveryCodes.subject': 'Kode pemulihan Portal Vaksin diganti',
  'mail.account.recoveryCodes.text': 'Kode pemulihan akun %{nama} baru saja diganti.',
  'mail.account.newDevice.subject': 'Masuk ke Portal Vaksin dari perangkat baru',
  'mail.account.newDevice.text': 'Akun %{nama} baru saja masuk dari perangkat yang belum dikenal.',
  'mail.account.calendar.subject': 'Alamat kalender baru di Portal Vaksin',
  'mail.account.calendar.text':
    'Akun %{nama} baru saja membuat alamat kalender. Siapa pun yang tahu alamat itu dapat membaca kalendernya.',
  'mail.account.notYou': 'Bila bukan Anda yang melakukannya, hubungi administrator.',
  'mail.forgotten.subject': 'Kata sandi baru untuk Portal Vaksin',
  'mail.forgotten.text':
    'Buat kata sandi baru untuk akun %{nama} di alamat ini, dalam 30 menit: %{alamat}',
  'mail.forgotten.unasked':
    'Bila bukan Anda yang memintanya, abaikan pesan ini. Kata sandi Anda tetap berlaku.',
  'mail.companyUser.invite.subject': 'Akun Anda untuk %{perusahaan}',
  'mail.companyUser.invite.text':
    '%{nama} membuat akun Portal Vaksin bagi Anda untuk bekerja atas nama %{perusahaan}.',
  'mail.companyUser.reset.subject': 'Kata sandi awal baru untuk akun %{perusahaan}',
  'mail.companyUser.reset.text':
    '%{nama} meminta kata sandi awal baru bagi akun Portal Vaksin Anda di %{perusahaan}. Kata sandi yang lama dan alamat kalender akun itu tidak berlaku lagi.',
  'mail.invoice.subject': 'Invoice %{nomor}',
  'mail.invoice.issue':
    'Ada invoice baru untuk Anda. Bayar sebelum jatuh tempo, lalu unggah buktinya.',
  'mail.invoice.fallDue': 'Invoice Anda lewat jatuh tempo. Bayar sekarang, lalu unggah buktinya.',
  'mail.invoice.cancel': 'Invoice Anda dibatalkan. Jangan dibayar.',
  'mail.invoice.changed': 'Status invoice Anda berubah.',
  'mail.reminder.subject': 'Pengingat invoice %{nomor}',
  'mail.reminder.dueSoon': 'Invoice %{nomor} jatuh tempo dalam %{hari} hari.',
  'mail.reminder.overdue': 'Invoice %{nomor} sudah lewat jatuh tempo %{hari} hari.',
  'mail.order.subject': 'Pesanan %{nomor}',
  'mail.order.requestApproval':
    'Sebuah pesanan perusahaan Anda menunggu persetujuan sebelum diajukan kepada penjual.',
  'mail.order.disapprove':
    'Rekan Anda tidak menyetujui sebuah pesanan perusahaan Anda. Pesanan itu kembali menjadi draf.',
  'mail.order.accept': 'Penjual menerima pesanan Anda. Berikutnya penjual menerbitkan PKS.',
  'mail.order.adjust':
    'Penjual menyesuaikan jumlah dosis pesanan Anda dengan persediaan. Setujui penyesuaian itu, atau tarik kembali pesanan Anda.',
  'mail.order.reject': 'Penjual menolak pesanan Anda.',
  'mail.order.cancel': 'Penjual membatalkan pesanan Anda.',
  'mail.order.awaitPayment':
    'Invoice pesanan Anda sudah terbit. Bayar dan unggah buktinya sebelum tenggat yang tercantum di halaman pesanan.',
  'mail.order.extendDeadline': 'Tenggat pembayaran pertama pesanan Anda diundurkan.',
  'mail.order.failPayment':
    'Pesanan Anda batal karena pembayaran pertama tidak diterima sampai tenggatnya. Barang dapat dialokasikan kepada pembeli lain.',
  'mail.order.changed': 'Status pesanan Anda berubah.',
  'mail.nota.subject': 'Nota %{nomor}',
  'mail.nota.approve': 'Invoice Anda dikreditkan dengan sebuah nota.',
  'mail.nota.approveCancel': 'Nota yang mengkreditkan invoice Anda dibatalkan.',
  'mail.nota.changed': 'Status nota Anda berubah.',
  'mail.payment.subject': 'Pembayaran invoice %{nomor}',
  'mail.payment.verify': 'Pembayaran Anda sudah diverifikasi.',
  'mail.payment.reject': 'Bukti pembayaran Anda ditolak. Unggah bukti yang benar.',
  'mail.payment.approveReversal': 'Pembayaran Anda yang sudah diverifikasi dibalik.',
  'mail.payment.changed': 'Status pembayaran Anda berubah.',
  'mail.witness.subject': 'Saksi catatan Portal Vaksin, minggu %{hari:day}',
  'mail.witness.text':
    'Setiap minggu %{perusahaan} menerima segel terakhir jejak audit dan neraca dosis, agar catatan sebelum hari ini tidak dapat diubah tanpa ketahuan. Simpan surat ini.',
  'mail.witness.seal': 'Segel %{catatan} nomor %{nomor}, %{waktu}: %{hash}',
  'mail.witness.key': 'Sidik kunci berkas perkara: %{kid}',
  'mail.witness.check':
    'Bila kelak ada sengketa, mintalah pemeriksaan rantai segel dengan segel di atas, dan berkas perkara PKS Anda.',
  'mail.pks.subject': 'PKS %{nomor}',
  'mail.pks.sendForSignature':
    'PKS Anda siap ditandatangani. Cetak, bubuhkan meterai, tanda tangani, lalu unggah salinannya.',
  'mail.pks.verify': 'PKS Anda sudah diverifikasi dan berlaku.',
  'mail.pks.returnCopies': 'Salinan PKS dikembalikan untuk ditandatangani ulang.',
  'mail.pks.cancel': 'PKS Anda dibatalkan.',
  'mail.pks.warn':
    'Ada pemberitahuan pelanggaran PKS, yang harus dipulihkan dalam 14 hari kalender.',
  'mail.pks.cure': 'Pelanggaran PKS dinyatakan pulih, dan PKS berlaku kembali.',
  'mail.pks.giveNotice': 'Ada pemberitahuan pengakhiran PKS, yang berlaku sesudah 7 hari kalender.',
  'mail.pks.terminate': 'PKS Anda sudah diakhiri.',
  'mail.pks.suspend':
    'PKS Anda ditangguhkan. Pengiriman dan voucher berhenti sampai penangguhan dicabut.',
  'mail.pks.resume': 'Penangguhan PKS Anda dicabut.',
  'mail.pks.expire': 'Masa berlaku PKS Anda berakhir.',
  'mail.pks.changed': 'Status PKS Anda berubah.',
  'mail.surat.text': '%{perusahaan} menerima surat resmi dari penjual: %{perihal}, nomor %{nomor}.',
  'mail.surat.link':
    'Baca suratnya di sini, lalu akui penerimaannya atau sanggah isinya: %{alamat}',
  'mail.surat.until': 'Hari terakhir yang disebut surat itu: %{batas:day}.',
  'mail.surat.personal':
    'Tautan ini hanya untuk Anda dan berlaku sampai %{sampai:day}. Waktu surat dibuka dicatat.',
  'mail.webhook.subject': 'Webhook %{nama} dimatikan',
  'mail.webhook.giveUp':
    'Alamatnya sudah berhari-hari tidak menjawab, atau menjawab bahwa ia tidak dipakai lagi. Perbaiki alamatnya, nyalakan webhook itu, lalu kirim ulang peristiwa yang gagal.',
  'mail.workOrder.subject': 'Perintah kerja %{nomor}',
  'mail.workOrder.issue':
    'Ada kiriman vaksin untuk faskes Anda. Konfirmasi bahwa chiller Anda dapat memuatnya.',
  'mail.workOrder.ship': 'Kiriman vaksin sudah berangkat.',
  'mail.workOrder.reportDiscrepancy': 'Penerimaan kiriman vaksin berbeda dengan yang dikirim.',
  'mail.workOrder.sign': 'BAST kiriman vaksin sudah ditandatangani.',
  'mail.workOrder.cancel': 'Perintah kerja dibatalkan.',
  'mail.workOrder.changed': 'Status sebuah perintah kerja berubah.',
  'mail.workOrder.details':
    'Pesanan: %{pesanan}\nFaskes: %{faskes}\nRencana kirim: %{kirim}\nRencana tiba: %{tiba}',
} as const;
