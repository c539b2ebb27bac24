CREATE TABLE "contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"peserta_id" integer NOT NULL,
	"faskes_id" integer NOT NULL,
	"tujuan" text NOT NULL,
	"dosis_ke" smallint,
	"rencana_tanggal" date,
	"batch_id" integer,
	"hasil" text NOT NULL,
	"catatan" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "contact_subject" CHECK (case tujuan when 'ABSEN' then dosis_ke is not null and batch_id is null else batch_id is not null end)
);
--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "rencana_lama" date;--> statement-breakpoint
ALTER TABLE "dose" ADD COLUMN "rencana_baru" date;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_peserta_id_index" ON "contact" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "contact_faskes_id_index" ON "contact" USING btree ("faskes_id");--> statement-breakpoint
CREATE INDEX "contact_batch_id_index" ON "contact" USING btree ("batch_id","peserta_id") WHERE batch_id is not null;