CREATE TABLE "penahanan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "penahanan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sasaran" text NOT NULL,
	"id_peserta" integer,
	"id_bhbu" integer,
	"id_pks" integer,
	"alasan" text NOT NULL,
	"status" text DEFAULT 'BERLAKU' NOT NULL,
	"alasan_akhir" text,
	"id_pengusul" integer,
	"pengusul" text,
	"berakhir_pada" timestamp(3) with time zone,
	"berakhir_oleh" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "penahanan_subject" CHECK (case sasaran when 'ORANG' then id_peserta is not null and id_bhbu is null
        else id_peserta is null and id_bhbu is not null and (sasaran = 'PERJANJIAN') = (id_pks is not null) end),
	CONSTRAINT "penahanan_end" CHECK ((status = 'BERAKHIR') = (berakhir_pada is not null))
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"hari" date NOT NULL,
	"kelas" text NOT NULL,
	"mulai" timestamp(3) with time zone NOT NULL,
	"selesai" timestamp(3) with time zone,
	"sampai_id" integer DEFAULT 0 NOT NULL,
	"jumlah" integer DEFAULT 0 NOT NULL,
	"tertunda" integer DEFAULT 0 NOT NULL,
	"tersimpan" integer,
	"tertua" timestamp(3) with time zone,
	"jatuh_tempo" integer,
	"ditahan" integer,
	CONSTRAINT "retention_run_hari_kelas_pk" PRIMARY KEY("hari","kelas")
);
--> statement-breakpoint
ALTER TABLE "penahanan" ADD CONSTRAINT "penahanan_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penahanan" ADD CONSTRAINT "penahanan_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penahanan" ADD CONSTRAINT "penahanan_id_pks_pks_id_fk" FOREIGN KEY ("id_pks") REFERENCES "public"."pks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penahanan" ADD CONSTRAINT "penahanan_id_pengusul_app_user_id_fk" FOREIGN KEY ("id_pengusul") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "penahanan_in_force_index" ON "penahanan" USING btree ("id_peserta","id_bhbu") WHERE status <> 'BERAKHIR';
--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_dasar" text DEFAULT 'SEBELUM_PENCATATAN';--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_saluran" text DEFAULT 'SEBELUM_PENCATATAN';--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_pemberitahuan" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_sha256" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_pada" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "persetujuan_oleh" text;
--> statement-breakpoint
-- Custom, beside Drizzle's schema: the consents that were stored before get this basis and channel by a default, which
-- rewrites no row. New rows name their own, so the defaults go again.
ALTER TABLE "peserta" ALTER COLUMN "persetujuan_dasar" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "peserta" ALTER COLUMN "persetujuan_saluran" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "penahanan_id_bhbu_index" ON "penahanan" USING btree ("id_bhbu");--> statement-breakpoint
CREATE INDEX "penahanan_id_pks_index" ON "penahanan" USING btree ("id_pks");--> statement-breakpoint
CREATE INDEX "penahanan_id_pengusul_index" ON "penahanan" USING btree ("id_pengusul");
