ALTER TABLE "kipi" ADD COLUMN "serious_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "reported_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "reported_to" text;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "reported_by" text;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "report_number" text;--> statement-breakpoint
CREATE INDEX "dosis_refused_index" ON "dosis" USING btree ("peserta_id","number") WHERE result = 'DITOLAK' and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "kipi_unreported_index" ON "kipi" USING btree ("created_at") WHERE is_serious and reported_at is null;--> statement-breakpoint
CREATE INDEX "peserta_second_dose_index" ON "peserta" USING btree ("faskes_id","vaccinated_on","id","planned_on","bhbu_id") WHERE deleted_at is null and is_active and vaccination_type = 0 and doses_given = 1;--> statement-breakpoint
ALTER TABLE "kipi" ADD CONSTRAINT "kipi_reported" CHECK (num_nonnulls("kipi"."reported_at", "kipi"."reported_to", "kipi"."reported_by") in (0, 3));