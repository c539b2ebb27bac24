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
