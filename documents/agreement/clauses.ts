import { clauseDays } from '#contract/domains/pks/clock.ts';
import type { PaymentScheme } from '#contract/domains/order/record.ts';
import { terbilang } from '#contract/core/terbilang.ts';

/** One clause of the general terms: its paragraphs, each with the items that it lists. */
export interface GeneralClause {
  readonly title: string;
  readonly paragraphs: readonly (
    string | { readonly text: string; readonly items: readonly string[] }
  )[];
}

/** What the wording of the clauses depends on. */
export interface ClauseOptions {
  readonly model: 'PRODUK' | 'PAKET_LAYANAN';
  readonly scheme: PaymentScheme;
  readonly bank: string;
  readonly branch: string;
  readonly place: string;
  /** The decrees that limit prices, as `priceDecrees` cites them. */
  readonly priceDecrees: string;
}

/** Days after the last vaccination to report leftover doses, and to settle a dispute by discussion. */
const leftoverDays = 14;
const discussionDays = 30;

const dataProtectionLaw = 'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi';

/** The time for requests of people and notices of incidents (articles 30 to 32, 40, 41 and 46 of that law). */
const threeDays = '3 x 24 (tiga kali dua puluh empat) jam';

/** A number of days as contracts write it: `14 (empat belas) hari kalender`. */
const calendarDays = (days: number): string => `${days} (${terbilang(days)}) hari kalender`;

/**
 * Lampiran I: the 19 general clauses. The numbers are those of `clauses` in the contract's
 * clock, which refusals name.
 */
export function generalClauses(options: ClauseOptions): readonly GeneralClause[] {
  const { model, scheme, bank, branch, place, priceDecrees } = options;
  const isPackage = model === 'PAKET_LAYANAN';
  return [
    {
      title: 'Definisi dan ruang lingkup',
      paragraphs: [
        {
          text: 'Dalam Perjanjian ini yang dimaksud dengan:',
          items: [
            'Penjual adalah produsen vaksin milik negara yang namanya tercantum dalam Perjanjian;',
            'Pabrikan adalah pembuat Produk yang tercantum dalam Lampiran II, apabila bukan Penjual;',
            'Pembeli adalah badan hukum atau badan usaha yang namanya tercantum dalam Perjanjian;',
            'Program adalah vaksinasi COVID-19 bagi Peserta yang pendanaannya ditanggung Pembeli dan tidak dibebankan kepada Peserta;',
            'Peserta adalah karyawan, keluarga, dan individu lain yang terkait dengan Pembeli yang didaftarkan oleh Pembeli;',
            'Produk adalah vaksin COVID-19 sebagaimana dirinci dalam Lampiran II;',
            'Paket Layanan adalah Produk beserta jasa penyuntikan dan logistik di Faskes;',
            'Faskes adalah fasilitas pelayanan kesehatan yang tercantum dalam Lampiran III dan telah menandatangani Lampiran IV;',
            'Distributor adalah pihak yang ditunjuk Penjual untuk menyerahkan Produk ke Faskes;',
            'Surat Pesanan adalah Lampiran III beserta rincian pembayaran dan daftar Faskesnya;',
            'Portal adalah sistem elektronik Penjual tempat Program dicatat; dan',
            'Tanggal Efektif adalah hari terakhir dari hari kedua Pihak menandatangani Perjanjian, atau tanggal invoice pertama apabila invoice itu terbit kemudian.',
          ],
        },
        isPackage
          ? 'Penjual menyediakan Paket Layanan bagi Peserta sejumlah yang tercantum dalam Surat Pesanan, dan Pembeli membayarnya menurut Perjanjian ini.'
          : 'Penjual menjual Produk kepada Pembeli sejumlah yang tercantum dalam Surat Pesanan, dan Pembeli membeli serta membayarnya menurut Perjanjian ini.',
        'Lampiran I sampai dengan Lampiran IV merupakan bagian yang tidak terpisahkan dari Perjanjian. Apabila isinya bertentangan, yang berlaku berturut-turut adalah Perjanjian, Lampiran III, Lampiran I, Lampiran II, dan Lampiran IV.',
      ],
    },
    {
      title: 'Pemesanan dan penyesuaian',
      paragraphs: [
        'Pembeli memesan dengan Surat Pesanan yang disetujui oleh penanggung jawab Pembeli.',
        'Sebelum Perjanjian ditandatangani, Penjual berhak menolak pesanan, atau menyesuaikan jumlahnya dengan ketersediaan Produk. Penyesuaian itu diberitahukan kepada Pembeli dan bersifat final; Surat Pesanan memuat jumlah sesudah penyesuaian.',
        'Pembeli menyerahkan data Peserta sekurang-kurangnya sebanyak jumlah yang dipesan sebelum Produk dikirim, dan bertanggung jawab atas kebenaran serta dasar hukum penyerahan data itu.',
        'Perubahan jumlah, Faskes, atau jadwal sesudah Perjanjian ditandatangani hanya berlaku dengan amandemen yang ditandatangani Para Pihak.',
      ],
    },
    {
      title: 'Harga dan pajak',
      paragraphs: [
        `Harga per dosis dan tarif layanan adalah sebagaimana tercantum dalam Surat Pesanan, tidak melampaui harga dan tarif tertinggi dalam ${priceDecrees} atau penggantinya, dan mengikat untuk jumlah dalam Surat Pesanan itu.`,
        'Jumlah yang ditambahkan dengan amandemen dikenai harga yang berlaku pada hari amandemen itu diajukan.',
        'Pajak Pertambahan Nilai dan Pajak Penghasilan dikenakan menurut peraturan perpajakan yang berlaku pada tanggal faktur. Pajak Pertambahan Nilai yang ditanggung Pemerintah tidak ditagihkan kepada Pembeli. Pajak Penghasilan yang dipotong Pembeli adalah bagian dari harga, yang dilunasi dengan menyerahkan bukti pemotongannya.',
      ],
    },
    {
      title: 'Cara pembayaran',
      paragraphs: [
        `Pembayaran dilakukan dengan transfer ke satu rekening atas nama Penjual pada ${bank} cabang ${branch} sebagaimana tercantum dalam Perjanjian. Pembayaran ke rekening lain tidak diakui. Penjual memberitahukan perubahan rekening hanya dengan surat resmi yang ditandatangani pejabatnya yang berwenang.`,
        scheme === 'TERMIN_50_50'
          ? {
              text: 'Pembayaran dilakukan dalam dua termin:',
              items: [
                'termin pertama sebesar 50% (lima puluh persen) dari total harga pada Tanggal Efektif; dan',
                'termin kedua sebesar sisanya paling lambat sehari sebelum penyerahan pertama yang direncanakan.',
              ],
            }
          : 'Pembayaran dilakukan sekaligus sebesar 100% (seratus persen) dari total harga pada Tanggal Efektif.',
        'Pembeli menyampaikan bukti transfer kepada Penjual melalui Portal. Pembayaran dinyatakan lunas setelah dana diterima dan diverifikasi oleh Penjual.',
        'Jumlah yang telah dibayar tidak dapat dibatalkan dan tidak dapat dikembalikan sesudah Perjanjian ditandatangani, kecuali ditentukan lain dalam Perjanjian ini.',
      ],
    },
    {
      title: 'Kegagalan pembayaran',
      paragraphs: [
        'Apabila Pembeli tidak melakukan pembayaran yang jatuh tempo pada Tanggal Efektif, pesanan dianggap dibatalkan oleh Pembeli dan Perjanjian berakhir pada hari itu, tanpa diperlukan pemberitahuan, kecuali Penjual menetapkan hari lain secara tertulis.',
        ...(scheme === 'TERMIN_50_50'
          ? [
              'Apabila termin kedua tidak dibayar pada hari jatuh temponya, penyerahan dan layanan ditunda sampai termin itu dibayar. Penundaan itu bukan kelalaian Penjual, dan keterlambatan Pembeli merupakan pelanggaran menurut Pasal 16.',
            ]
          : []),
        'Dalam hal pesanan dianggap dibatalkan, Penjual berhak mengalihkan alokasi Produk kepada pihak lain dan Pembeli tidak berhak menuntut ganti rugi.',
      ],
    },
    {
      title: 'Penyerahan Produk',
      paragraphs: [
        'Produk diserahkan hanya setelah total harga dibayar lunas. Penyerahan dapat dilakukan secara bertahap sesuai jadwal dalam Surat Pesanan dan kapasitas penyimpanan Faskes.',
        'Penyerahan dilakukan oleh Distributor ke Faskes yang tercantum dalam Surat Pesanan, dengan surat jalan yang memuat nomor batch, tanggal kedaluwarsa, dan jumlah Produk.',
        'Selama pengangkutan sampai serah terima, Penjual dan Distributor bertanggung jawab atas pemenuhan rantai dingin Produk. Risiko atas Produk beralih kepada Pembeli sejak berita acara serah terima ditandatangani.',
      ],
    },
    {
      title: 'Pemeriksaan pada saat tiba',
      paragraphs: [
        'Pada saat Produk tiba, Pembeli atau Faskes atas nama Pembeli memeriksa jumlah dan keadaan fisik Produk bersama Distributor.',
        {
          text: 'Apabila terdapat ketidaksesuaian:',
          items: [
            'kekurangan jumlah dipenuhi dengan pengiriman susulan oleh Penjual atas biaya Penjual;',
            'kelebihan jumlah diserahkan kembali kepada Distributor;',
            'Produk yang kemasan luarnya bocor dikembalikan dan diganti oleh Penjual atas biaya Penjual; dan',
            'Produk yang rusak, kedaluwarsa, atau tidak layak pakai menurut pemantau suhunya pada saat tiba diganti oleh Penjual atas biaya Penjual.',
          ],
        },
        'Setiap ketidaksesuaian dicatat secara tertulis dalam berita acara ketidaksesuaian yang ditandatangani Distributor dan Pembeli, atau Faskes atas nama Pembeli.',
      ],
    },
    {
      title: 'Serah terima dan larangan pengembalian',
      paragraphs: [
        'Penerimaan Produk dibuktikan dengan berita acara serah terima yang ditandatangani Distributor dan Pembeli, atau Faskes atas nama Pembeli. Pembeli memberi kuasa kepada Faskes untuk menandatanganinya.',
        'Setelah berita acara serah terima ditandatangani, Produk yang telah diterima tidak dapat dikembalikan kepada Penjual, kecuali dalam hal penarikan batch oleh Penjual atau oleh otoritas yang berwenang.',
      ],
    },
    {
      title: 'Sisa dosis dan larangan pengalihan',
      paragraphs: [
        `Pembeli memastikan setiap dosis yang diterima tercatat penggunaannya, dan melaporkan sisa dosis kepada Penjual dalam waktu paling lama ${calendarDays(leftoverDays)} setelah hari terakhir vaksinasi.`,
        'Pembeli dilarang menjual kembali, mengalihkan, meminjamkan, atau menghibahkan Produk kepada siapa pun, atau memungut biaya dari Peserta, dan memastikan Faskes tidak melakukannya.',
        'Pembeli memastikan Produk yang menjadi rusak atau kedaluwarsa setelah serah terima dimusnahkan oleh Faskes menurut ketentuan pengelolaan limbah medis dan dilaporkan kepada Penjual.',
      ],
    },
    {
      title: 'Pelaksanaan vaksinasi oleh Faskes',
      paragraphs: [
        'Vaksinasi dilaksanakan oleh Faskes milik swasta atau badan usaha milik negara yang tidak melaksanakan vaksinasi program Pemerintah pada saat yang sama dan telah menandatangani pernyataan serta jaminan dalam Lampiran IV.',
        'Pembeli memastikan tarif pelayanan Faskes tidak melebihi tarif tertinggi yang ditetapkan Menteri Kesehatan. Faskes mengikatkan diri atas ketentuan Pasal 9 sampai dengan Pasal 12 serta Pasal 18 yang menyangkut dirinya dengan menandatangani Lampiran IV.',
        isPackage
          ? 'Penjual menunjuk Faskes yang melaksanakan Paket Layanan dan menanggung pembayaran jasanya dari tarif layanan dalam Surat Pesanan.'
          : 'Pembeli mengikat kerja sama tersendiri dengan Faskes dan menanggung pembayaran jasa pelayanannya.',
      ],
    },
    {
      title: 'Sertifikat vaksinasi',
      paragraphs: [
        'Setiap orang yang divaksinasi wajib diberi sertifikat vaksinasi. Pembeli memastikan Faskes menerbitkan atau mengurus penerbitannya segera setelah vaksinasi dicatat.',
        'Sertifikat dikeluarkan tanpa biaya bagi Peserta.',
      ],
    },
    {
      title: 'Kejadian ikutan pasca imunisasi dan pencatatan',
      paragraphs: [
        'Pembeli memastikan Faskes memantau, menangani, mencatat, dan melaporkan setiap kejadian ikutan pasca imunisasi (KIPI) kepada dinas kesehatan dan instansi yang berwenang, serta bekerja sama dalam investigasinya.',
        'Pembeli memastikan Faskes mencatat setiap vaksinasi secara elektronik dalam sistem data vaksinasi nasional pada hari pelaksanaannya.',
        'Para Pihak menyediakan data yang mereka kuasai yang diperlukan untuk pelaporan dan investigasi KIPI.',
        'Biaya pemeriksaan dan pengobatan KIPI tidak dibebankan kepada Peserta dan ditanggung menurut peraturan perundang-undangan. Sepanjang tidak diatur, biaya itu ditanggung Penjual apabila KIPI disebabkan oleh mutu Produk, dan Pembeli dalam hal lain.',
      ],
    },
    {
      title: 'Distributor',
      paragraphs: [
        'Penjual menunjuk Distributor dan dapat menggantinya dengan pemberitahuan kepada Pembeli.',
        'Penunjukan Distributor tidak membebaskan Penjual dari kewajibannya menurut Perjanjian ini.',
      ],
    },
    {
      title: 'Keadaan kahar',
      paragraphs: [
        {
          text: 'Keadaan kahar adalah peristiwa di luar kekuasaan Para Pihak yang menghalangi pelaksanaan kewajiban, yaitu:',
          items: [
            'perang;',
            'huru-hara;',
            'bencana alam;',
            'pemogokan;',
            'kebakaran;',
            'cuaca ekstrem;',
            'kegagalan atau keterlambatan pengiriman oleh Pabrikan;',
            'tidak adanya atau dicabutnya izin penggunaan darurat Produk; dan',
            'perubahan kebijakan Pemerintah.',
          ],
        },
        `Pihak yang mengalami keadaan kahar memberitahukannya secara tertulis kepada Pihak lain dalam waktu paling lama ${calendarDays(clauseDays.forceMajeureNotice)} sejak peristiwa itu terjadi. Tanpa pemberitahuan itu keadaan kahar tidak dapat didalilkan.`,
        'Kewajiban yang terhalang ditangguhkan selama keadaan kahar berlangsung. Para Pihak bermusyawarah mengenai kelanjutan Perjanjian.',
      ],
    },
    {
      title: 'Jangka waktu dan pengakhiran',
      paragraphs: [
        'Perjanjian berlaku sejak ditandatangani kedua Pihak sampai dengan tanggal berakhirnya yang tercantum dalam Perjanjian.',
        {
          text: `Masing-masing Pihak dapat mengakhiri Perjanjian dengan pemberitahuan tertulis ${calendarDays(clauseDays.terminationNotice)} sebelumnya apabila:`,
          items: [
            'Pihak lain melakukan pelanggaran yang tidak dipulihkan menurut Pasal 16;',
            'Pihak lain dinyatakan pailit;',
            'Pihak lain dibubarkan;',
            'izin Pihak lain dicabut; atau',
            'salah satu Pihak mengalami keadaan kahar yang tidak dapat diatasi.',
          ],
        },
        'Untuk pengakhiran Perjanjian, Para Pihak mengesampingkan berlakunya Pasal 1266 Kitab Undang-Undang Hukum Perdata sepanjang mengenai diperlukannya putusan pengadilan.',
        'Pengakhiran tidak menghapus kewajiban yang telah timbul. Dosis yang telah dibayar dan belum diserahkan diselesaikan menurut kesepakatan tertulis Para Pihak.',
      ],
    },
    {
      title: 'Pelanggaran dan pemulihan',
      paragraphs: [
        'Pihak yang dirugikan oleh pelanggaran memberitahukan pelanggaran itu secara tertulis beserta buktinya.',
        `Pihak yang melanggar memulihkannya dalam waktu ${calendarDays(clauseDays.cure)} sejak tanggal pemberitahuan. Setelah waktu itu lewat tanpa pemulihan, Pasal 15 dapat diterapkan.`,
      ],
    },
    {
      title: 'Kepatuhan, audit, dan kecurangan',
      paragraphs: [
        'Para Pihak tunduk pada peraturan tentang pemberantasan tindak pidana korupsi dan tidak menjanjikan, memberi, meminta, atau menerima sesuatu yang berkaitan dengan Perjanjian ini di luar yang diatur di dalamnya.',
        'Penjual berhak memeriksa pembukuan Pembeli yang berkaitan dengan Perjanjian ini untuk memastikan kepatuhan terhadap ketentuan antisuap, dengan pemberitahuan yang patut.',
        'Apabila terdapat dugaan kecurangan, antara lain transaksi fiktif atau pemalsuan identitas, Penjual berhak menangguhkan pengiriman dan layanan, atau membatalkan pesanan.',
      ],
    },
    {
      title: 'Kerahasiaan dan pelindungan data pribadi',
      paragraphs: [
        'Para Pihak menjaga kerahasiaan keterangan yang diperoleh karena Perjanjian ini.',
        'Data Peserta diproses hanya untuk melaksanakan Program, menurut peraturan tentang pelindungan data pribadi, dengan pengamanan yang layak, dan dihapus atau dimusnahkan setelah masa penyimpanannya berakhir.',
        {
          text: `Kedudukan Para Pihak dan Faskes menurut ${dataProtectionLaw}:`,
          items: [
            'Penjual adalah pengendali data pribadi atas pemrosesan data Peserta dalam Program, yang tujuan, cara, dan masa simpannya ditentukan Penjual;',
            'Pembeli adalah pengendali data pribadi atas data orang yang didaftarkannya sampai data itu diserahkan melalui Portal, termasuk pemberitahuan kepada Peserta, persetujuan Peserta, dan buktinya;',
            'Pembeli adalah prosesor data pribadi ketika mendaftarkan, melengkapi, atau memperbaiki data Peserta di Portal atas nama Penjual; dan',
            'Faskes adalah pengendali data pribadi atas rekam medis yang dibuatnya, dan prosesor data pribadi atas data Peserta lainnya yang diprosesnya untuk Program.',
          ],
        },
        {
          text: 'Pengendali data pribadi:',
          items: [
            'memiliki dasar pemrosesan dan dapat membuktikannya, serta menyampaikan pemberitahuan sebelum data diproses;',
            `memenuhi permintaan Peserta mengenai haknya dalam waktu ${threeDays};`,
            'merekam seluruh kegiatan pemrosesan dan menilai dampaknya; dan',
            'bertanggung jawab atas pemrosesan oleh prosesornya menurut perintahnya.',
          ],
        },
        {
          text: 'Prosesor data pribadi, menurut Pasal 51 dan Pasal 52 undang-undang itu:',
          items: [
            'memproses data Peserta hanya berdasarkan perintah pengendali, yaitu Perjanjian ini dan perintah tertulis atau melalui Portal, dan bertanggung jawab sendiri atas pemrosesan di luar perintah dan tujuan itu;',
            'tidak melibatkan prosesor lain tanpa persetujuan tertulis pengendali lebih dahulu;',
            'menjaga keakuratan, keamanan, dan kerahasiaan data, merekam dan mengawasi pemrosesannya, serta mencegah pemrosesan dan akses yang tidak sah;',
            'meneruskan permintaan Peserta kepada pengendali dengan segera dan membantu memenuhinya; dan',
            'menghapus salinan data Peserta di luar Portal pada saat Perjanjian berakhir, kecuali penyimpanannya diwajibkan peraturan perundang-undangan.',
          ],
        },
        'Pihak yang menurut Pasal 53 undang-undang itu wajib menunjuk petugas pelindungan data pribadi memberitahukan kontak petugasnya kepada Pihak lain.',
        `Pihak yang mengetahui kegagalan pelindungan data pribadi memberitahukannya kepada Pihak lain dengan segera, sehingga pemberitahuan kepada subjek data dan lembaga yang berwenang dapat disampaikan dalam waktu ${threeDays}.`,
      ],
    },
    {
      title: 'Hukum yang berlaku, penyelesaian sengketa, dan ketentuan penutup',
      paragraphs: [
        'Perjanjian ini tunduk pada hukum Negara Republik Indonesia.',
        `Perselisihan diselesaikan dengan musyawarah dalam waktu paling lama ${calendarDays(discussionDays)} sejak pemberitahuannya. Apabila musyawarah tidak mencapai mufakat, Para Pihak memilih tempat kedudukan hukum yang tetap di Kantor Kepaniteraan Pengadilan Negeri ${place}.`,
        'Ketentuan yang batal atau tidak dapat dilaksanakan tidak memengaruhi keberlakuan ketentuan lain dalam Perjanjian ini.',
        'Pemberitahuan menurut Perjanjian ini disampaikan secara tertulis ke alamat Pihak yang tercantum dalam Perjanjian, atau melalui Portal kepada akun Pihak itu. Pihak yang pindah alamat memberitahukannya kepada Pihak lain.',
        'Hak dan kewajiban menurut Perjanjian ini tidak dapat dialihkan tanpa persetujuan tertulis Pihak lain.',
        'Masing-masing Pihak bertanggung jawab atas kerugian langsung yang timbul karena pelanggarannya, paling banyak sebesar total harga, kecuali karena kesengajaan, kelalaian berat, atau pelanggaran Pasal 18.',
      ],
    },
  ];
}
