import type { dashboard as indonesian } from '../id/dashboard.ts';
import type { Translated } from '../messages.ts';
import { orderStatus } from './orderStatus.ts';
import { tasks } from './tasks.ts';
import { workOrderStatus } from './workOrderStatus.ts';

/** Messages of the dashboard: `resources.dashboard.*`. */
export const dashboard: Translated<typeof indonesian> = {
  failed: 'This part cannot be loaded.',
  counter: {
    title: 'Summary',
    faskes: { label: 'Facilities', about: 'Active ones' },
    perusahaan: { label: 'Companies', about: 'Active ones' },
    terupload: { label: 'Uploaded', about: 'Participants of the regular programme' },
    done: { label: 'Done', about: 'Both doses given' },
    valid: { label: 'Valid participants', about: 'Data without problems' },
    invalid: { label: 'Invalid participants', about: 'Data that needs a correction' },
    open: 'Open the list',
  },
  voucher: {
    title: 'Vouchers',
    diterbitkan: 'Issued',
    terpakai: 'Used',
    sisaKuota: 'Quota left',
    segeraKedaluwarsa: 'Not used, expire within 30 days',
  },
  tasks: {
    title: 'Waiting for you',
    none: 'Nothing is waiting for you now.',
    today: 'since today',
    days: 'for %{smart_count} day |||| for %{smart_count} days',
    urgent: 'Urgent',
    all: 'Show all (%{smart_count})',
    fewer: 'Show the main ones only',
    area: {
      keselamatan: 'Safety',
      peserta: 'Participants',
      pesanan: 'Orders and agreements',
      uang: 'Money',
      pengiriman: 'Deliveries and stock',
      voucher: 'Vouchers',
      administrasi: 'Administration',
    },
    ...tasks,
    task: {
      pesertaTidakValid:
        '%{smart_count} participant needs a correction |||| %{smart_count} participants need a correction',
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
      skbBerakhir:
        '%{smart_count} company with an expired SKB |||| %{smart_count} companies with an expired SKB',
      pesananDiputuskan:
        "%{smart_count} order waits for the seller's decision |||| %{smart_count} orders wait for the seller's decision",
      penyesuaianDisetujui:
        '%{smart_count} of your orders was adjusted and waits for your agreement |||| %{smart_count} of your orders were adjusted and wait for your agreement',
      pksDiterbitkan:
        '%{smart_count} accepted order waits for its PKS or Lampiran III |||| %{smart_count} accepted orders wait for their PKS or Lampiran III',
      pksDitandatangani:
        '%{smart_count} PKS waits for your signature |||| %{smart_count} PKS wait for your signature',
      pksDitandatanganiPenjual:
        "%{smart_count} PKS waits for the seller's signature |||| %{smart_count} PKS wait for the seller's signature",
      pksDiverifikasi:
        '%{smart_count} PKS waits for verification |||| %{smart_count} PKS wait for verification',
      pembayaranDitunggu:
        '%{smart_count} order waits for its first payment |||| %{smart_count} orders wait for their first payment',
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
      invoiceDiterbitkan:
        '%{smart_count} draft invoice is ready to be issued |||| %{smart_count} draft invoices are ready to be issued',
      invoiceLewatTempo:
        '%{smart_count} invoice is overdue |||| %{smart_count} invoices are overdue',
      kelebihanDiselesaikan:
        '%{smart_count} payment with an unsettled overpayment |||| %{smart_count} payments with an unsettled overpayment',
      suhuDiLuarBatas:
        '%{smart_count} temperature reading out of range in the last 7 days |||| %{smart_count} temperature readings out of range in the last 7 days',
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
      emailGagal: '%{smart_count} email was not sent |||| %{smart_count} emails were not sent',
    },
    own: {
      faskesBerakhir:
        'A permit or evidence of your facility expires within 30 days, or has expired',
      faskesTanpaJadwal: 'Your facility has no weekly schedule',
      skbBerakhir: 'The SKB of your company has expired',
    },
  },
  firstSteps: {
    title: 'First steps',
    progress: '%{done} of %{total} done',
    done: 'Done',
    next: 'Next',
    later: 'Later',
    step: {
      pic: {
        title: 'Name the PIC',
        text: 'The person whom we contact about this programme.',
        action: 'Name the PIC',
      },
      dataPerusahaan: {
        title: "Complete the company's data",
        text: 'NPWP, NIB or SIUP, address and representative appear in the PKS and on invoices.',
        action: 'Complete the data',
      },
      pesanan: {
        title: 'Place the first order',
        text: 'Choose vaccine, facilities and doses, then submit it to the seller.',
        action: 'Place an order',
      },
      tandaTangan: {
        title: 'Sign the PKS',
        text: 'Once the order is accepted, the PKS is issued. Print it, sign it and upload the copy.',
        action: 'Open the PKS',
      },
      unggahPeserta: {
        title: 'Upload the participants',
        text: 'Fill in the spreadsheet template; the portal checks each row before you save it.',
        action: 'Upload participants',
      },
      dataFaskes: {
        title: "Complete the facility's data",
        text: 'Address, PIC and phone number are used for deliveries of vaccine.',
        action: 'Complete the data',
      },
      bukti: {
        title: 'Enter the permit and upload evidence',
        text: 'Answer each guarantee and upload its evidence.',
        action: 'Enter permit and evidence',
      },
      jadwal: {
        title: 'Set the weekly schedule',
        text: 'Days, opening hours and capacity of your facility.',
        action: 'Set the schedule',
      },
      stok: {
        title: 'Receive vaccine',
        text: 'Count the delivery that arrives and sign the BAST; its doses become your stock.',
        action: 'Open the receipts',
      },
      vaksinasi: {
        title: 'Record the first vaccination',
        text: 'Find the participant, do the screening, then record the dose.',
        action: 'Open vaccinations',
      },
    },
  },
  trade: {
    orders: 'Running orders',
    noOrders: 'No order is running.',
    deliveries: 'Running deliveries',
    noDeliveries: 'No delivery is running.',
    status: 'Status',
    count: 'Number',
    order: orderStatus,
    delivery: workOrderStatus,
    money: 'Money',
    noMoney: 'There is no invoice of this year.',
    invoiced: 'Invoiced this year',
    paid: 'Paid of the invoices of this year',
    open: 'Not paid yet',
    overdue: 'Overdue',
    invoices: '%{smart_count} invoice |||| %{smart_count} invoices',
    nextDue: 'Next due on %{day}',
  },
  funnel: {
    title: 'From upload to booster',
    step: 'Step',
    people: 'Participants',
    share: 'Of the uploaded',
    terunggah: 'Uploaded',
    valid: 'Valid data',
    dosis1: 'Dose 1',
    dosis2: 'Dose 2',
    booster: 'Booster',
    boosterLuar: 'Booster elsewhere',
    empty: 'There are no participants yet. The steps appear here once someone is registered.',
  },
  progress: {
    title: 'Doses given',
    range: 'Period',
    span: { '30': '30 days', '90': '90 days', semua: 'All' },
    period: { hari: 'per day', minggu: 'per week', bulan: 'per month' },
    dosis1: 'Dose 1',
    dosis2: 'Dose 2',
    booster: 'Booster',
    total: 'Total',
    start: 'Start',
    asTable: 'View as a table',
    asChart: 'View as a chart',
    caption: 'Doses given %{period}',
    description:
      'Bar chart of doses %{period}: %{total} doses, most of them %{max} on %{when}. The numbers are in the table.',
    bar: '%{when}: dose 1 %{dosis1}, dose 2 %{dosis2}, booster %{booster}',
    empty:
      'No dose is recorded in this period. The chart appears here once a facility records an injection.',
  },
  distribution: {
    faskes: 'Participants by facility',
    perusahaan: 'Participants by company',
    name: { faskes: 'Facility', perusahaan: 'Company' },
    unassigned: { faskes: 'No facility chosen', perusahaan: 'Without a company' },
    rest: {
      faskes: '%{smart_count} other facility |||| %{smart_count} other facilities',
      perusahaan: '%{smart_count} other company |||| %{smart_count} other companies',
    },
    uploaded: 'Uploaded',
    valid: 'Valid',
    done: 'Done',
    legend: 'Length of a bar: participants uploaded. The solid part: both doses given.',
    empty: 'There are no participants yet.',
  },
};
