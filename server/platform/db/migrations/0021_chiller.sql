CREATE TABLE "chiller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chiller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_faskes" integer NOT NULL,
	"nama" text NOT NULL,
	"kapasitas" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "chiller_nama_unique" UNIQUE("id_faskes","nama")
);
--> statement-breakpoint
DROP INDEX "temperature_reading_unique";--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "id_chiller" integer;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "penanganan" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "alasan_penanganan" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "waktu_penanganan" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "ditangani_oleh" text;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD COLUMN "dosis_dikarantina" integer;--> statement-breakpoint
ALTER TABLE "chiller" ADD CONSTRAINT "chiller_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD CONSTRAINT "temperature_reading_id_chiller_chiller_id_fk" FOREIGN KEY ("id_chiller") REFERENCES "public"."chiller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "temperature_reading_chiller_index" ON "temperature_reading" USING btree ("id_chiller","waktu");--> statement-breakpoint
CREATE INDEX "temperature_reading_faskes_index" ON "temperature_reading" USING btree ("id_faskes","waktu");--> statement-breakpoint
CREATE INDEX "temperature_reading_open_index" ON "temperature_reading" USING btree ("id_faskes","waktu") WHERE (suhu < 2 or suhu > 8) and penanganan is null;--> statement-breakpoint
ALTER TABLE "temperature_reading" ADD CONSTRAINT "temperature_reading_unique" UNIQUE NULLS NOT DISTINCT("id_faskes","id_chiller","waktu");