CREATE TABLE "pertanyaan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pertanyaan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_peserta" integer NOT NULL,
	"id_bhbu" integer NOT NULL,
	"isian" text[] NOT NULL,
	"fakta" text[] NOT NULL,
	"semula" "bytea" NOT NULL,
	"jawaban" "bytea",
	"status" text DEFAULT 'DIKIRIM' NOT NULL,
	"token_hash" text NOT NULL,
	"tautan_sampai" timestamp(3) with time zone NOT NULL,
	"sisa_coba" smallint DEFAULT 5 NOT NULL,
	"dijawab_pada" timestamp(3) with time zone,
	"versi_persetujuan" smallint,
	"hash_persetujuan" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "pertanyaan" ADD CONSTRAINT "pertanyaan_id_peserta_peserta_id_fk" FOREIGN KEY ("id_peserta") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pertanyaan" ADD CONSTRAINT "pertanyaan_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pertanyaan_token_unique" ON "pertanyaan" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pertanyaan_open_unique" ON "pertanyaan" USING btree ("id_peserta") WHERE status in ('DIKIRIM', 'DIJAWAB');--> statement-breakpoint
CREATE INDEX "pertanyaan_id_peserta_index" ON "pertanyaan" USING btree ("id_peserta");--> statement-breakpoint
CREATE INDEX "pertanyaan_id_bhbu_index" ON "pertanyaan" USING btree ("id_bhbu");