-- Searches by part of a name use trigram indexes.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TABLE "app_key_check" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"encrypted" "bytea" NOT NULL,
	CONSTRAINT "app_key_check_one_row" CHECK ("app_key_check"."id")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_name" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"no_hp" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp(3) with time zone,
	"password_expires_at" timestamp(3) with time zone,
	"must_change_password" boolean DEFAULT true NOT NULL,
	"role_id" integer NOT NULL,
	"bhbu_id" integer,
	"faskes_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"last_signed_in_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "app_user_one_organization" CHECK (num_nonnulls("app_user"."bhbu_id", "app_user"."faskes_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "attachment_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"slot" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"replaced_at" timestamp(3) with time zone,
	"replaced_by" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"request_id" text,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text,
	"record_label" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nomor" text NOT NULL,
	"id_produk" integer NOT NULL,
	"kedaluwarsa" date NOT NULL,
	"jumlah" integer NOT NULL,
	"status" text DEFAULT 'DIPERIKSA' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "batch_jumlah" CHECK ("batch"."jumlah" > 0)
);
--> statement-breakpoint
CREATE TABLE "bhbu" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bhbu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nama_bhbu" text NOT NULL,
	"status" text DEFAULT 'AKTIF' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"bentuk" text,
	"npwp" text,
	"npwp_encrypted" "bytea",
	"npwp_key" "bytea",
	"nib" text,
	"no_siup" text,
	"sektor" text,
	"jumlah_karyawan" integer,
	"estimasi_peserta" integer,
	"keluarga_disertakan" boolean,
	"anggota_kadin" boolean,
	"no_kadin" text,
	"alamat" text,
	"kab_kota" text,
	"kode_pos" text,
	"telp" text,
	"email_perusahaan" text,
	"website" text,
	"nama_penanggung_jawab" text,
	"jabatan_penanggung_jawab" text,
	"nik_penanggung_jawab_mask" text,
	"nik_penanggung_jawab_encrypted" "bytea",
	"hp_penanggung_jawab" text,
	"email_penanggung_jawab" text,
	"nama_pic" text,
	"no_hp" text,
	"email" text,
	"account_manager_id" integer,
	"invoice_account" text,
	"no_skb" text,
	"skb_berlaku_sampai" date,
	"alasan_nonaktif" text,
	"deleted_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "bhbu_status" CHECK ("bhbu"."status" in ('MENUNGGU', 'AKTIF', 'DITOLAK', 'PERLU_PERBAIKAN', 'NONAKTIF'))
);
--> statement-breakpoint
CREATE TABLE "bhbu_application" (
	"bhbu_id" integer PRIMARY KEY NOT NULL,
	"nomor_tiket" text NOT NULL,
	"diajukan" timestamp(3) with time zone NOT NULL,
	"menunggu_sejak" timestamp(3) with time zone,
	"perbaikan" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alasan" text,
	"diputuskan" timestamp(3) with time zone,
	"diputuskan_oleh" text,
	"consented_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_used" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dose" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dose_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"peserta_id" integer NOT NULL,
	"bhbu_id" integer,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"faskes_id" integer NOT NULL,
	"dosis_ke" smallint NOT NULL,
	"hasil" text NOT NULL,
	"alasan" text,
	"tanggal" date NOT NULL,
	"jam" text NOT NULL,
	"vaksin" text,
	"batch" text,
	"kadaluarsa" date,
	"lokasi" text,
	"vaksinator" text,
	"screening" "bytea",
	"dibatalkan" timestamp(3) with time zone,
	"dibatalkan_oleh" text,
	"alasan_batal" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "dose_number" CHECK ("dose"."dosis_ke" between 1 and 9),
	CONSTRAINT "dose_vaccination_type" CHECK ("dose"."vaccination_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "dose_count" (
	"tanggal" date NOT NULL,
	"bhbu_id" integer,
	"faskes_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"dosis_ke" smallint NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "dose_count_unique" UNIQUE NULLS NOT DISTINCT("tanggal","bhbu_id","faskes_id","user_id","vaccination_type","dosis_ke")
);
--> statement-breakpoint
CREATE TABLE "download_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"query" "bytea" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faskes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faskes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nama_faskes" text NOT NULL,
	"kode_pcare" text,
	"nomor_faskes" text,
	"jenis" text,
	"kepemilikan" text,
	"kepala_faskes" text,
	"alamat" text,
	"kab_kota" text,
	"lat" double precision,
	"lng" double precision,
	"nama_pic" text,
	"no_hp" text,
	"kapasitas_harian" integer,
	"jumlah_vaksinator" integer,
	"jumlah_chiller" integer,
	"kapasitas_chiller" integer,
	"no_izin" text,
	"izin_sampai" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"alasan_nonaktif" text,
	"deleted_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "faskes_bhbu" (
	"faskes_id" integer NOT NULL,
	"bhbu_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "faskes_bhbu_faskes_id_bhbu_id_pk" PRIMARY KEY("faskes_id","bhbu_id")
);
--> statement-breakpoint
CREATE TABLE "faskes_statement" (
	"faskes_id" integer NOT NULL,
	"butir" text NOT NULL,
	"jawaban" boolean NOT NULL,
	"catatan" text,
	"berlaku_sampai" date,
	"version" integer DEFAULT 1 NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"answered_by" text,
	CONSTRAINT "faskes_statement_faskes_id_butir_pk" PRIMARY KEY("faskes_id","butir"),
	CONSTRAINT "faskes_statement_guarantee" CHECK ("faskes_statement"."butir" in ('IZIN', 'NAKES', 'RANTAI_DINGIN', 'LIMBAH', 'PENCATATAN', 'KOORDINASI', 'KIPI', 'TIDAK_DIALIHKAN'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"actor_key" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_actor_key_key_pk" PRIMARY KEY("actor_key","key")
);
--> statement-breakpoint
CREATE TABLE "import_change" (
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"peserta_id" integer NOT NULL,
	"peserta_version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "import_change_import_id_row_number_peserta_id_pk" PRIMARY KEY("import_id","row_number","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "import_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jenis" text DEFAULT 'peserta' NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"nama_berkas" text NOT NULL,
	"ukuran" integer NOT NULL,
	"lembar" text DEFAULT '' NOT NULL,
	"headers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"headers_key" text DEFAULT '' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"are_columns_manual" boolean DEFAULT false NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'DIPERIKSA' NOT NULL,
	"jumlah_baris" integer DEFAULT 0 NOT NULL,
	"outcomes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"codes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"validated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modus" text,
	"saving_total" integer,
	"saving_done" integer DEFAULT 0 NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	"undone_by" text,
	"purged_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "import_file_vaccination_type" CHECK ("import_file"."vaccination_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"codes" text[] NOT NULL,
	"issues" jsonb NOT NULL,
	"changes" text[] NOT NULL,
	"person_key" "bytea",
	"phone_key" "bytea",
	"peserta_id" integer,
	"peserta_version" integer,
	"cells" "bytea",
	"person" "bytea",
	CONSTRAINT "import_row_import_id_row_number_pk" PRIMARY KEY("import_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "jadwal" (
	"faskes_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "jadwal_faskes" (
	"faskes_id" integer NOT NULL,
	"hari" smallint NOT NULL,
	"aktif" boolean NOT NULL,
	"buka" time,
	"tutup" time,
	"istirahat_mulai" time,
	"istirahat_selesai" time,
	"kapasitas" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "jadwal_faskes_faskes_id_hari_pk" PRIMARY KEY("faskes_id","hari"),
	CONSTRAINT "jadwal_faskes_weekday" CHECK ("jadwal_faskes"."hari" between 1 and 7),
	CONSTRAINT "jadwal_faskes_open" CHECK (not "jadwal_faskes"."aktif" or num_nulls("jadwal_faskes"."buka", "jadwal_faskes"."tutup", "jadwal_faskes"."kapasitas") = 0),
	CONSTRAINT "jadwal_faskes_hours" CHECK (num_nulls("jadwal_faskes"."buka", "jadwal_faskes"."tutup") <> 1 and "jadwal_faskes"."buka" < "jadwal_faskes"."tutup"),
	CONSTRAINT "jadwal_faskes_break" CHECK (num_nulls("jadwal_faskes"."istirahat_mulai", "jadwal_faskes"."istirahat_selesai") <> 1
        and ("jadwal_faskes"."istirahat_mulai" is null or "jadwal_faskes"."buka" is not null)
        and "jadwal_faskes"."buka" < "jadwal_faskes"."istirahat_mulai" and "jadwal_faskes"."istirahat_mulai" < "jadwal_faskes"."istirahat_selesai"
        and "jadwal_faskes"."istirahat_selesai" < "jadwal_faskes"."tutup"),
	CONSTRAINT "jadwal_faskes_capacity" CHECK ("jadwal_faskes"."kapasitas" > 0)
);
--> statement-breakpoint
CREATE TABLE "kipi" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kipi_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dose_id" integer NOT NULL,
	"jenis" text NOT NULL,
	"serius" boolean NOT NULL,
	"serious_since" timestamp(3) with time zone,
	"mulai" timestamp(3) with time zone NOT NULL,
	"detail" "bytea" NOT NULL,
	"reported_at" timestamp(3) with time zone,
	"reported_to" text,
	"reported_by" text,
	"report_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "kipi_reported" CHECK (num_nonnulls("kipi"."reported_at", "kipi"."reported_to", "kipi"."reported_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"mentions" integer[] NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"message" text NOT NULL,
	"params" jsonb NOT NULL,
	"path" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp(3) with time zone,
	"sealed" "bytea",
	"sealed_until" timestamp(3) with time zone,
	"user_id" integer,
	CONSTRAINT "outbox_status" CHECK ("outbox"."status" in ('pending', 'done', 'dead', 'held'))
);
--> statement-breakpoint
CREATE TABLE "peserta" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peserta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"import_id" integer,
	"vaccination_type" smallint NOT NULL,
	"is_wni" boolean NOT NULL,
	"person_key" "bytea" NOT NULL,
	"nik_key" "bytea",
	"holds_person" boolean DEFAULT true NOT NULL,
	"nik_mask" text,
	"nik_encrypted" "bytea",
	"no_paspor_mask" text,
	"no_paspor_encrypted" "bytea",
	"no_kitas_mask" text,
	"no_kitas_encrypted" "bytea",
	"negara" text,
	"nama" text NOT NULL,
	"nama_key" text GENERATED ALWAYS AS (lower(nama)) STORED NOT NULL,
	"tempat_lahir" text,
	"tanggal_lahir" date NOT NULL,
	"jenis_kelamin" text NOT NULL,
	"no_hp" text NOT NULL,
	"email" text,
	"alamat" text NOT NULL,
	"kab_kota" text NOT NULL,
	"kecamatan" text,
	"kelurahan" text,
	"kode_pos" text,
	"kategori" text NOT NULL,
	"penanggung" text,
	"penanggung_encrypted" "bytea",
	"nip" text,
	"pekerjaan" text,
	"rencana_tanggal" date,
	"komorbid" boolean DEFAULT false NOT NULL,
	"persetujuan" boolean DEFAULT false NOT NULL,
	"is_valid" boolean NOT NULL,
	"alasan" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"alasan_nonaktif" text,
	"is_voucher" boolean DEFAULT false NOT NULL,
	"vaksin_primer" text,
	"tanggal_dosis1" date,
	"tanggal_dosis2" date,
	"faskes_dosis2" text,
	"jenis_booster" text,
	"tanggal_booster" date,
	"batch" text,
	"faskes_pelaksana" text,
	"is_eligible" boolean,
	"layak_mulai" date,
	"alasan_tidak_layak" text,
	"layak_diperiksa" timestamp(3) with time zone,
	"smart_check_status" text,
	"smart_check_catatan" text,
	"smart_checked_at" timestamp(3) with time zone,
	"no_tiket" text,
	"tanggal_vaksinasi" date,
	"dosis_diberikan" smallint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "peserta_vaccination_type" CHECK ("peserta"."vaccination_type" in (0, 1, 2)),
	CONSTRAINT "peserta_sex" CHECK ("peserta"."jenis_kelamin" in ('L', 'P'))
);
--> statement-breakpoint
CREATE TABLE "peserta_count" (
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"is_wni" boolean NOT NULL,
	"is_valid" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"is_voucher" boolean NOT NULL,
	"is_eligible" boolean,
	"dosis_diberikan" smallint DEFAULT 0 NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "peserta_count_unique" UNIQUE NULLS NOT DISTINCT("bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible","dosis_diberikan")
);
--> statement-breakpoint
CREATE TABLE "pic" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"nama_pic" text NOT NULL,
	"no_hp" text NOT NULL,
	"email" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preference_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"service_id" integer,
	"harga" integer NOT NULL,
	"berlaku_dari" date NOT NULL,
	"berlaku_sampai" date,
	"no_sk" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "price_of_one" CHECK (num_nonnulls("price"."product_id", "price"."service_id") = 1),
	CONSTRAINT "price_amount" CHECK ("price"."harga" > 0),
	CONSTRAINT "price_period" CHECK ("price"."berlaku_sampai" >= "price"."berlaku_dari")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"kelas_pajak" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"tipe" text NOT NULL,
	"produsen" text NOT NULL,
	"importir" text NOT NULL,
	"no_eua" text NOT NULL,
	"jenis_vaksin" text,
	"dosis_per_vial" smallint NOT NULL,
	"vial_per_box" smallint NOT NULL,
	"volume_ml" double precision NOT NULL,
	"dosis_per_orang" smallint NOT NULL,
	"interval_hari" smallint,
	"suhu_min" smallint NOT NULL,
	"suhu_max" smallint NOT NULL,
	"satuan" text NOT NULL,
	"kode_kfa" text
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"peran_dasar" text NOT NULL,
	"bawaan" boolean DEFAULT false NOT NULL,
	"keterangan" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kode" text NOT NULL,
	"nama" text NOT NULL,
	"kelas_pajak" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"tipe" text NOT NULL,
	"min_peserta" integer,
	"termasuk" text[] NOT NULL,
	"pph_kode" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"end_reason" text,
	"user_agent" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "state_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"clause" text
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch" ADD CONSTRAINT "batch_id_produk_product_id_fk" FOREIGN KEY ("id_produk") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bhbu" ADD CONSTRAINT "bhbu_account_manager_id_app_user_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bhbu_application" ADD CONSTRAINT "bhbu_application_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faskes_bhbu" ADD CONSTRAINT "faskes_bhbu_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faskes_bhbu" ADD CONSTRAINT "faskes_bhbu_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faskes_statement" ADD CONSTRAINT "faskes_statement_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_change" ADD CONSTRAINT "import_change_import_id_import_file_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_change" ADD CONSTRAINT "import_change_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file" ADD CONSTRAINT "import_file_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file" ADD CONSTRAINT "import_file_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file" ADD CONSTRAINT "import_file_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_id_import_file_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jadwal" ADD CONSTRAINT "jadwal_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jadwal_faskes" ADD CONSTRAINT "jadwal_faskes_faskes_id_jadwal_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."jadwal"("faskes_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kipi" ADD CONSTRAINT "kipi_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pic" ADD CONSTRAINT "pic_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_unique" ON "app_user" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "app_user_role_id_index" ON "app_user" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "app_user_bhbu_id_index" ON "app_user" USING btree ("bhbu_id");--> statement-breakpoint
CREATE INDEX "app_user_faskes_id_index" ON "app_user" USING btree ("faskes_id");--> statement-breakpoint
CREATE INDEX "attachment_record_index" ON "attachment" USING btree ("resource","record_id","slot");--> statement-breakpoint
CREATE INDEX "audit_log_record_index" ON "audit_log" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_nomor_unique" ON "batch" USING btree ("id_produk",lower("nomor"));--> statement-breakpoint
CREATE INDEX "batch_kedaluwarsa" ON "batch" USING btree ("kedaluwarsa");--> statement-breakpoint
CREATE UNIQUE INDEX "bhbu_npwp_unique" ON "bhbu" USING btree ("npwp_key") WHERE status <> 'DITOLAK' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "bhbu_account_manager_index" ON "bhbu" USING btree ("account_manager_id");--> statement-breakpoint
CREATE INDEX "bhbu_phone_index" ON "bhbu" USING btree ("no_hp") WHERE no_hp is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bhbu_application_ticket_unique" ON "bhbu_application" USING btree ("nomor_tiket");--> statement-breakpoint
CREATE INDEX "bhbu_application_waiting_index" ON "bhbu_application" USING btree ("menunggu_sejak") WHERE menunggu_sejak is not null;--> statement-breakpoint
CREATE INDEX "captcha_used_expires_at_index" ON "captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dose_given_unique" ON "dose" USING btree ("peserta_id","dosis_ke") WHERE hasil = 'DIBERIKAN' and dibatalkan is null;--> statement-breakpoint
CREATE INDEX "dose_peserta_id_index" ON "dose" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "dose_refused_index" ON "dose" USING btree ("peserta_id","dosis_ke") WHERE hasil = 'DITOLAK' and dibatalkan is null;--> statement-breakpoint
CREATE INDEX "dose_faskes_id_index" ON "dose" USING btree ("faskes_id","tanggal");--> statement-breakpoint
CREATE INDEX "dose_bhbu_id_index" ON "dose" USING btree ("bhbu_id");--> statement-breakpoint
CREATE INDEX "dose_user_id_index" ON "dose" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dose_count_bhbu_id_index" ON "dose_count" USING btree ("bhbu_id","tanggal");--> statement-breakpoint
CREATE INDEX "dose_count_faskes_id_index" ON "dose_count" USING btree ("faskes_id","tanggal");--> statement-breakpoint
CREATE INDEX "download_ticket_expires_at_index" ON "download_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "download_ticket_session_id_index" ON "download_ticket" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faskes_pcare_code_unique" ON "faskes" USING btree (upper("kode_pcare")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "faskes_bhbu_bhbu_id_index" ON "faskes_bhbu" USING btree ("bhbu_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at_index" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "import_change_peserta_id_index" ON "import_change" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "import_file_bhbu_id_index" ON "import_file" USING btree ("bhbu_id","created_at");--> statement-breakpoint
CREATE INDEX "import_file_faskes_id_index" ON "import_file" USING btree ("faskes_id","created_at");--> statement-breakpoint
CREATE INDEX "import_file_user_id_index" ON "import_file" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "import_file_created_at_index" ON "import_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_row_person_index" ON "import_row" USING btree ("import_id","person_key");--> statement-breakpoint
CREATE INDEX "import_row_peserta_id_index" ON "import_row" USING btree ("peserta_id") WHERE peserta_id is not null;--> statement-breakpoint
CREATE INDEX "kipi_dosis_id_index" ON "kipi" USING btree ("dose_id");--> statement-breakpoint
CREATE INDEX "kipi_unreported_index" ON "kipi" USING btree ("created_at") WHERE serius and reported_at is null;--> statement-breakpoint
CREATE INDEX "note_record_index" ON "note" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE INDEX "note_author_index" ON "note" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notification_user_index" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread_index" ON "notification" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_read_at_index" ON "notification" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "outbox_pending_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_sealed_index" ON "outbox" USING btree ("user_id","sealed_until") WHERE sealed is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_registration_unique" ON "peserta" USING btree ("person_key","vaccination_type",coalesce("bhbu_id", 0)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_person_unique" ON "peserta" USING btree ("person_key","vaccination_type") WHERE deleted_at is null and holds_person;--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_ticket_number_unique" ON "peserta" USING btree ("no_tiket") WHERE no_tiket is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_eligible_from_index" ON "peserta" USING btree ("layak_mulai") WHERE deleted_at is null and is_eligible = false and layak_mulai is not null;--> statement-breakpoint
CREATE INDEX "peserta_nik_key_index" ON "peserta" USING btree ("nik_key") WHERE nik_key is not null;--> statement-breakpoint
CREATE INDEX "peserta_phone_index" ON "peserta" USING btree ("no_hp") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_name_part_index" ON "peserta" USING gin ("nama_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "peserta_vaccinated_on_index" ON "peserta" USING btree ("tanggal_vaksinasi") WHERE deleted_at is null and tanggal_vaksinasi is not null;--> statement-breakpoint
CREATE INDEX "peserta_planned_on_index" ON "peserta" USING btree ("faskes_id","rencana_tanggal") WHERE deleted_at is null and rencana_tanggal is not null;--> statement-breakpoint
CREATE INDEX "peserta_second_dose_index" ON "peserta" USING btree ("faskes_id","tanggal_vaksinasi","id","rencana_tanggal","bhbu_id") WHERE deleted_at is null and is_active and vaccination_type = 0 and dosis_diberikan = 1;--> statement-breakpoint
CREATE INDEX "peserta_by_created_index" ON "peserta" USING btree ("created_at","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_modified_index" ON "peserta" USING btree ("modified_at","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_name_index" ON "peserta" USING btree ("nama_key","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible","tanggal_lahir") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_birth_index" ON "peserta" USING btree ("tanggal_lahir","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_status_index" ON "peserta" USING btree ("is_valid","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_bhbu_index" ON "peserta" USING btree ("bhbu_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_faskes_index" ON "peserta" USING btree ("faskes_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_user_index" ON "peserta" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_product_unique" ON "price" USING btree ("product_id","berlaku_dari");--> statement-breakpoint
CREATE UNIQUE INDEX "price_service_unique" ON "price" USING btree ("service_id","berlaku_dari");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code_unique" ON "product" USING btree (lower("kode"));--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_unique" ON "role" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_code_unique" ON "service" USING btree (lower("kode"));--> statement-breakpoint
CREATE INDEX "session_open_index" ON "session" USING btree ("user_id") WHERE "session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "state_history_record_index" ON "state_history" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE INDEX "throttle_expire_index" ON "throttle" USING btree ("expire");