CREATE TABLE "dose_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dose_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dose_id" integer NOT NULL,
	"pada" timestamp(3) with time zone NOT NULL,
	"oleh" text,
	"alasan" text NOT NULL,
	"sebelum" jsonb NOT NULL,
	"screening" "bytea"
);
--> statement-breakpoint
DROP INDEX "stock_entry_dosis_unique";--> statement-breakpoint
ALTER TABLE "stock_entry" ADD COLUMN "id_perbaikan" integer;--> statement-breakpoint
ALTER TABLE "dose_correction" ADD CONSTRAINT "dose_correction_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_correction_dose_index" ON "dose_correction" USING btree ("dose_id","id");--> statement-breakpoint
ALTER TABLE "stock_entry" ADD CONSTRAINT "stock_entry_id_perbaikan_dose_correction_id_fk" FOREIGN KEY ("id_perbaikan") REFERENCES "public"."dose_correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_entry_perbaikan_index" ON "stock_entry" USING btree ("id_perbaikan") WHERE id_perbaikan is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_dosis_unique" ON "stock_entry" USING btree ("id_dosis","jenis",sign(jumlah),coalesce(id_perbaikan, 0)) WHERE id_dosis is not null;