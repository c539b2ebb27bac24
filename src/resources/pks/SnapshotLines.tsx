import type { PksSnapshot } from '#contract/domains/pks/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { LineTable } from '../order/page/LineTable.tsx';

/** The facilities of an agreement with their contact persons, doses and prices. */
export const SnapshotLines = ({ lines }: { lines: PksSnapshot['baris'] }) => {
  const t = useMessages();
  return (
    <LineTable
      lines={lines.map((line, id) => ({
        id,
        faskes: line.faskes,
        produk: line.produk,
        mulai: line.tanggalVaksinasi,
        details: [
          line.alamat,
          `${t('resources.order.fields.namaPICFaskes')}: ${line.picFaskes}`,
          `${t('resources.order.fields.namaPICBHBU')}: ${line.picBHBU}`,
        ],
        peserta: line.jumlahPeserta,
        dosis: line.jumlahDosis,
        harga: line.hargaSatuan,
        hargaLayanan: line.hargaLayanan,
      }))}
    />
  );
};
