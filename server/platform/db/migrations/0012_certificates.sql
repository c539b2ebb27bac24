CREATE TABLE "certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nomor" text NOT NULL,
	"id_peserta" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"nama" text NOT NULL,
	"nama_key" text GENERATED ALWAYS AS (lower(nama)) STORED NOT NULL,
	"identitas" text NOT NULL,
	"tanggal_lahir" date NOT NULL,
	"id_bhbu" integer,
	"nama_bhbu" text,
	"id_faskes" integer NOT NULL,
	"nama_faskes" text NOT NULL,
	"dosis" jsonb NOT NULL,
	"no_sertifikat_nasional" text,
	"status" text DEFAULT 'BERLAKU' NOT NULL,
	"id_menggantikan" integer,
	"alasan_ganti" text,
	"dicabut" timestamp(3) with time zone,
	"dicabut_oleh" text,
	"alasan_cabut" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "certificate_revoked" CHECK ((status = 'DICABUT') = (dicabut is not null))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "id_document" integer;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "no_sertifikat_nasional" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "sertifikat_dosis" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_id_menggantikan_certificate_id_fk" FOREIGN KEY ("id_menggantikan") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_nomor_unique" ON "certificate" USING btree ("nomor");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_valid_unique" ON "certificate" USING btree ("id_peserta") WHERE status = 'BERLAKU';--> statement-breakpoint
CREATE INDEX "certificate_peserta_index" ON "certificate" USING btree ("id_peserta","id");--> statement-breakpoint
CREATE INDEX "certificate_bhbu_index" ON "certificate" USING btree ("id_bhbu","id");--> statement-breakpoint
CREATE INDEX "certificate_faskes_index" ON "certificate" USING btree ("id_faskes","id");--> statement-breakpoint
CREATE INDEX "certificate_menggantikan_index" ON "certificate" USING btree ("id_menggantikan");--> statement-breakpoint
CREATE INDEX "certificate_status_index" ON "certificate" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "certificate_name_index" ON "certificate" USING btree ("nama_key","id");--> statement-breakpoint
CREATE INDEX "certificate_name_part_index" ON "certificate" USING gin ("nama_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "certificate_nomor_part_index" ON "certificate" USING gin ("nomor" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_id_document_filed_document_id_fk" FOREIGN KEY ("id_document") REFERENCES "public"."filed_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_document_index" ON "outbox" USING btree ("id_document") WHERE id_document is not null;--> statement-breakpoint
CREATE INDEX "peserta_without_certificate_index" ON "peserta" USING btree ("tanggal_vaksinasi","id","faskes_id","bhbu_id") WHERE deleted_at is null and vaccination_type <> 2 and dosis_diberikan > sertifikat_dosis;--> statement-breakpoint
CREATE INDEX "peserta_without_certificate_name_index" ON "peserta" USING btree ("nama_key","id","faskes_id","bhbu_id") WHERE deleted_at is null and vaccination_type <> 2 and dosis_diberikan > sertifikat_dosis;