CREATE TABLE "paper_sheet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"faskes_id" integer NOT NULL,
	"tanggal" date NOT NULL,
	"jam_mulai" integer NOT NULL,
	"jumlah_jam" integer NOT NULL,
	"batch" jsonb NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_sheet_row" (
	"sheet_id" uuid NOT NULL,
	"nomor" integer NOT NULL,
	"peserta_id" integer NOT NULL,
	"dosis_ke" integer NOT NULL,
	"dose_id" integer,
	CONSTRAINT "paper_sheet_row_sheet_id_nomor_pk" PRIMARY KEY("sheet_id","nomor")
);
--> statement-breakpoint
ALTER TABLE "paper_sheet" ADD CONSTRAINT "paper_sheet_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheet" ADD CONSTRAINT "paper_sheet_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheet_row" ADD CONSTRAINT "paper_sheet_row_sheet_id_paper_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."paper_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheet_row" ADD CONSTRAINT "paper_sheet_row_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheet_row" ADD CONSTRAINT "paper_sheet_row_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_sheet_faskes_id_index" ON "paper_sheet" USING btree ("faskes_id","created_at");--> statement-breakpoint
CREATE INDEX "paper_sheet_user_id_index" ON "paper_sheet" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "paper_sheet_tanggal_index" ON "paper_sheet" USING btree ("tanggal");--> statement-breakpoint
CREATE INDEX "paper_sheet_row_peserta_id_index" ON "paper_sheet_row" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "paper_sheet_row_dose_id_index" ON "paper_sheet_row" USING btree ("dose_id");
