/** What a machine account can be given: what other systems read, upload and measure, and no decision of a person. */
export const machineRights = {
  BACA_PESERTA: ['peserta.read', 'certificate.read'],
  UNGGAH_PESERTA: [
    'peserta.create',
    'peserta.update',
    'import.create',
    'import.createBooster',
    'import.manage',
  ],
  BACA_JADWAL: ['faskes.read', 'jadwal.read', 'libur.read', 'vaksinasi.read'],
  BACA_PESANAN: ['order.read', 'pks.read', 'workOrder.read', 'product.read', 'service.read'],
  BACA_TAGIHAN: ['invoice.read', 'payment.read', 'nota.read', 'companyAccount.read'],
  BACA_VOUCHER: ['voucher.read', 'voucherContract.read'],
  BACA_STOK: ['stock.read', 'batch.read', 'chiller.read', 'temperature.read'],
  CATAT_SUHU: ['chiller.read', 'temperature.read', 'temperature.create'],
} as const;

/** One right of a machine account. */
export type MachineRight = keyof typeof machineRights;

export const machineRightNames = Object.keys(machineRights) as [MachineRight, ...MachineRight[]];
