ALTER TABLE "faskes" ADD COLUMN "kontak_kipi" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "hp_kontak_kipi" text;--> statement-breakpoint
ALTER TABLE "kipi" ADD COLUMN "found_at" timestamp(3) with time zone;