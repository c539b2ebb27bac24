-- The title of the first decree as the Ministry of Health published it names the company; 0047 did not.
UPDATE "price_ceiling"
SET "judul" = 'Penetapan Besaran Harga Pembelian Vaksin Produksi Sinopharm melalui Penunjukan PT Bio Farma (Persero) dalam Pelaksanaan Pengadaan Vaksin Corona Virus Disease 2019 (COVID-19) dan Tarif Maksimal Pelayanan untuk Pelaksanaan Vaksinasi Gotong Royong'
WHERE "nomor" = 'HK.01.07/MENKES/4643/2021' AND "judul" LIKE '%melalui Penunjukan Badan Usaha dalam%';
