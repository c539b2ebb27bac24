import type { tasks as indonesian } from '../id/tasks.ts';
import type { Translated } from '../messages.ts';

/** Texts of pending tasks, for the dashboard and the menu. */
export const tasks: Translated<typeof indonesian> = {
  task: {
    pesertaTidakValid:
      '%{smart_count} participant needs a correction |||| %{smart_count} participants need a correction',
    pesertaKurang:
      '%{smart_count} order has too few participants with valid data |||| %{smart_count} orders have too few participants with valid data',
    pesertaGanda:
      '%{smart_count} pair of participants may be one person |||| %{smart_count} pairs of participants may be one person',
    tindakanLuringDiputuskan:
      '%{smart_count} refused act waits for a decision |||| %{smart_count} refused acts wait for a decision',
    kipiBelumDilaporkan:
      '%{smart_count} serious AEFI is not reported |||| %{smart_count} serious AEFI are not reported',
    dosisDuaTerlambat:
      '%{smart_count} participant is late for dose 2 |||| %{smart_count} participants are late for dose 2',
    buktiBelumTerbit:
      '%{smart_count} vaccinated participant waits for a proof of vaccination |||| %{smart_count} vaccinated participants wait for a proof of vaccination',
    unggahanTerbuka:
      '%{smart_count} upload is checked but not saved |||| %{smart_count} uploads are checked but not saved',
    pendaftaran:
      '%{smart_count} company application waits for a check |||| %{smart_count} company applications wait for a check',
    faskesBerakhir:
      '%{smart_count} facility with a permit or evidence that expires within 30 days or has expired |||| %{smart_count} facilities with a permit or evidence that expires within 30 days or has expired',
    faskesTanpaJadwal:
      '%{smart_count} facility has no weekly schedule |||| %{smart_count} facilities have no weekly schedule',
    perusahaanTanpaManajer:
      '%{smart_count} company without an account manager |||| %{smart_count} companies without an account manager',
    perusahaanTanpaFaskes:
      '%{smart_count} company without a facility cannot order yet |||| %{smart_count} companies without a facility cannot order yet',
    skbDiperiksa:
      '%{smart_count} SKB of a company waits for a check by a second person |||| %{smart_count} SKB of companies wait for a check by a second person',
    penahananBerakhir:
      '%{smart_count} legal hold whose end waits for the decision of a second person |||| %{smart_count} legal holds whose end waits for the decision of a second person',
    usulanPerubahanDiputuskan:
      '%{smart_count} proposed change waits for the decision of a second person |||| %{smart_count} proposed changes wait for the decision of a second person',
    skbBerakhir:
      '%{smart_count} company with an expired SKB |||| %{smart_count} companies with an expired SKB',
    pesananDiputuskan:
      "%{smart_count} order waits for the seller's decision |||| %{smart_count} orders wait for the seller's decision",
    pesananDisetujui:
      '%{smart_count} order of a colleague waits for your approval |||| %{smart_count} orders of colleagues wait for your approval',
    penyesuaianDisetujui:
      '%{smart_count} of your orders was adjusted and waits for your agreement |||| %{smart_count} of your orders were adjusted and wait for your agreement',
    pksDiterbitkan:
      '%{smart_count} accepted order waits for its PKS or Lampiran III |||| %{smart_count} accepted orders wait for their PKS or Lampiran III',
    pksBelumDikirim:
      '%{smart_count} PKS is issued and not sent for signature |||| %{smart_count} PKS are issued and not sent for signature',
    pksMenungguBayar:
      '%{smart_count} PKS waits for the proof of its first payment |||| %{smart_count} PKS wait for the proof of their first payment',
    pksMenungguPelunasan:
      '%{smart_count} PKS waits for its next payment |||| %{smart_count} PKS wait for their next payment',
    pksMasaPulih:
      '%{smart_count} PKS is in the period to cure a breach |||| %{smart_count} PKS are in the period to cure a breach',
    pksAkanDiakhiri:
      '%{smart_count} PKS is under notice of termination |||| %{smart_count} PKS are under notice of termination',
    pksAkanBerakhir:
      '%{smart_count} PKS expires within 30 days |||| %{smart_count} PKS expire within 30 days',
    pksDitandatangani:
      '%{smart_count} PKS waits for your signature |||| %{smart_count} PKS wait for your signature',
    pksDitandatanganiPenjual:
      "%{smart_count} PKS waits for the seller's signature |||| %{smart_count} PKS wait for the seller's signature",
    pksDiverifikasi:
      '%{smart_count} PKS waits for verification |||| %{smart_count} PKS wait for verification',
    jawabanPeserta:
      '%{smart_count} answer of a participant waits for a decision |||| %{smart_count} answers of participants wait for a decision',
    insidenDiberitahukan:
      '%{smart_count} personal data incident to notify (3 × 24 hours) |||| %{smart_count} personal data incidents to notify (3 × 24 hours)',
    permintaanDataDijawab:
      '%{smart_count} request about personal data is not answered (3 × 24 hours) |||| %{smart_count} requests about personal data are not answered (3 × 24 hours)',
    suratBelumDibaca:
      '%{smart_count} letter unread after 3 days; call its recipient |||| %{smart_count} letters unread after 3 days; call their recipients',
    pembayaranDitunggu:
      '%{smart_count} order waits for its first payment |||| %{smart_count} orders wait for their first payment',
    pembayaranDibalik:
      '%{smart_count} order with a reversed payment that was not replaced |||| %{smart_count} orders with a reversed payment that was not replaced',
    pembayaranPertama:
      '%{smart_count} first invoice waits for your payment |||| %{smart_count} first invoices wait for your payment',
    invoiceTerlambatDibayar:
      '%{smart_count} overdue invoice waits for your payment |||| %{smart_count} overdue invoices wait for your payment',
    invoiceDibayar:
      '%{smart_count} invoice waits for your payment |||| %{smart_count} invoices wait for your payment',
    buktiDiganti:
      '%{smart_count} invoice with rejected proof of payment; upload new proof |||| %{smart_count} invoices with rejected proof of payment; upload new proof',
    pembayaranDiverifikasi:
      '%{smart_count} proof of payment waits for verification |||| %{smart_count} proofs of payment wait for verification',
    pembalikanDisetujui:
      '%{smart_count} payment reversal waits for the approval of a second person |||| %{smart_count} payment reversals wait for the approval of a second person',
    notaDisetujui:
      '%{smart_count} note waits for the approval of a second person |||| %{smart_count} notes wait for the approval of a second person',
    invoiceDiterbitkan:
      '%{smart_count} draft invoice is ready to be issued |||| %{smart_count} draft invoices are ready to be issued',
    invoiceLewatTempo: '%{smart_count} invoice is overdue |||| %{smart_count} invoices are overdue',
    fakturDibuat:
      '%{smart_count} tax invoice is to be made |||| %{smart_count} tax invoices are to be made',
    fakturDinomori:
      '%{smart_count} exported tax invoice waits for its number from Coretax |||| %{smart_count} exported tax invoices wait for their numbers from Coretax',
    fakturBerselisih:
      '%{smart_count} tax invoice differs from Coretax |||| %{smart_count} tax invoices differ from Coretax',
    kelebihanDiselesaikan:
      '%{smart_count} payment with an unsettled overpayment |||| %{smart_count} payments with an unsettled overpayment',
    rekeningDicocokkan:
      '%{smart_count} receipt on the bank account is not matched |||| %{smart_count} receipts on the bank account are not matched',
    dasarHukumDicatat:
      'Record the legal basis of PPN DTP, so that %{smart_count} draft invoice can be issued |||| Record the legal basis of PPN DTP, so that %{smart_count} draft invoices can be issued',
    penjualDisetujui:
      '%{smart_count} proposal of seller data waits for a second person |||| %{smart_count} proposals of seller data wait for a second person',
    pesananDikirim:
      '%{smart_count} paid order waits for a shipment |||| %{smart_count} paid orders wait for a shipment',
    kirimanDiterbitkan:
      '%{smart_count} draft of a shipment to issue |||| %{smart_count} drafts of shipments to issue',
    kirimanDikonfirmasi:
      '%{smart_count} shipment waits for your confirmation |||| %{smart_count} shipments wait for your confirmation',
    kirimanDikemas:
      '%{smart_count} confirmed shipment to pack |||| %{smart_count} confirmed shipments to pack',
    kirimanDiberangkatkan:
      '%{smart_count} packed shipment waits for its departure |||| %{smart_count} packed shipments wait for their departure',
    kirimanHariIni:
      '%{smart_count} shipment is planned to arrive today |||| %{smart_count} shipments are planned to arrive today',
    kirimanTerlambat:
      '%{smart_count} shipment has not arrived on its planned day |||| %{smart_count} shipments have not arrived on their planned day',
    kirimanDihitung:
      '%{smart_count} shipment has arrived, to be counted and signed |||| %{smart_count} shipments have arrived, to be counted and signed',
    selisihDitandatangani:
      '%{smart_count} shipment with a discrepancy to sign |||| %{smart_count} shipments with a discrepancy to sign',
    tindakLanjutDibuat:
      '%{smart_count} shipment with a discrepancy waits for its follow-up |||| %{smart_count} shipments with a discrepancy wait for their follow-ups',
    suhuKirimanDitanggapi:
      '%{smart_count} delivery arrived outside its temperature limits and waits for your acknowledgement |||| %{smart_count} deliveries arrived outside their temperature limits and wait for your acknowledgement',
    suhuKirimanMenunggu:
      '%{smart_count} delivery arrived outside its temperature limits and waits for the seller |||| %{smart_count} deliveries arrived outside their temperature limits and wait for the seller',
    belumHadir:
      '%{smart_count} participant was not seen or was postponed; call and plan again |||| %{smart_count} participants were not seen or were postponed; call and plan again',
    penerimaDihubungi:
      '%{smart_count} recipient of a recalled batch was not called |||| %{smart_count} recipients of a recalled batch were not called',
    suhuDiLuarBatas:
      '%{smart_count} temperature out of range is not handled yet |||| %{smart_count} temperatures out of range are not handled yet',
    stokTidakSeimbang:
      '%{smart_count} dose stock does not balance |||| %{smart_count} dose stocks do not balance',
    karantinaDiputuskan:
      '%{smart_count} stock with quarantined doses to decide on |||| %{smart_count} stocks with quarantined doses to decide on',
    sisaDilaporkan:
      '%{smart_count} stock with remaining doses that are not reported |||| %{smart_count} stocks with remaining doses that are not reported',
    dosisDiselesaikan:
      '%{smart_count} terminated order with doses that are paid but not delivered |||| %{smart_count} terminated orders with doses that are paid but not delivered',
    kontrakVoucherDiaktifkan:
      '%{smart_count} voucher contract waits for activation |||| %{smart_count} voucher contracts wait for activation',
    transaksiVoucherDiaktifkan:
      '%{smart_count} transaction with vouchers that are not active |||| %{smart_count} transactions with vouchers that are not active',
    tiketGagal:
      '%{smart_count} transaction with voucher tickets that were not sent |||| %{smart_count} transactions with voucher tickets that were not sent',
    voucherDibekukan:
      '%{smart_count} frozen voucher waits for a decision |||| %{smart_count} frozen vouchers wait for a decision',
    voucherSegeraKedaluwarsa:
      '%{smart_count} unused voucher expires within 30 days |||| %{smart_count} unused vouchers expire within 30 days',
    keputusanRapat:
      '%{smart_count} decision of a technical meeting is not done |||| %{smart_count} decisions of technical meetings are not done',
    webhookGagal:
      '%{smart_count} webhook was turned off after failing |||| %{smart_count} webhooks were turned off after failing',
    emailGagal: '%{smart_count} email was not sent |||| %{smart_count} emails were not sent',
  },
  own: {
    faskesBerakhir: 'A permit or evidence of your facility expires within 30 days, or has expired',
    faskesTanpaJadwal: 'Your facility has no weekly schedule',
    skbBerakhir: 'The SKB of your company has expired',
  },
};
