CREATE TABLE "bhbu_application" (
	"bhbu_id" integer PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"waiting_since" timestamp(3) with time zone,
	"mendings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	"consented_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "status" text DEFAULT 'AKTIF' NOT NULL;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "legal_form" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "npwp" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "npwp_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "npwp_key" "bytea";--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "nib" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "siup_number" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "employees" integer;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "expected_participants" integer;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "includes_families" boolean;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "is_kadin_member" boolean;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "kadin_number" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_name" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_position" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_nik_mask" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_nik_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_phone" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "head_email" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "pic_name" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "pic_phone" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "pic_email" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "bhbu_application" ADD CONSTRAINT "bhbu_application_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bhbu_application_ticket_unique" ON "bhbu_application" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "bhbu_application_waiting_index" ON "bhbu_application" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bhbu_npwp_unique" ON "bhbu" USING btree ("npwp_key") WHERE status <> 'DITOLAK';--> statement-breakpoint
CREATE INDEX "bhbu_phone_index" ON "bhbu" USING btree ("pic_phone") WHERE pic_phone is not null;--> statement-breakpoint
CREATE INDEX "outbox_sealed_index" ON "outbox" USING btree ("user_id","sealed_until") WHERE sealed is not null;--> statement-breakpoint
ALTER TABLE "bhbu" ADD CONSTRAINT "bhbu_status" CHECK ("bhbu"."status" in ('MENUNGGU', 'AKTIF', 'DITOLAK', 'PERLU_PERBAIKAN', 'NONAKTIF'));