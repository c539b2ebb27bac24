CREATE TABLE "faskes_statement" (
	"faskes_id" integer NOT NULL,
	"guarantee" text NOT NULL,
	"is_met" boolean NOT NULL,
	"note" text,
	"valid_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"answered_by" text,
	CONSTRAINT "faskes_statement_faskes_id_guarantee_pk" PRIMARY KEY("faskes_id","guarantee"),
	CONSTRAINT "faskes_statement_guarantee" CHECK ("faskes_statement"."guarantee" in ('IZIN', 'NAKES', 'RANTAI_DINGIN', 'LIMBAH', 'PENCATATAN', 'KOORDINASI', 'KIPI', 'TIDAK_DIALIHKAN'))
);
--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "head_name" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "pic_name" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "pic_phone" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "daily_capacity" integer;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "vaccinators" integer;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "chillers" integer;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "chiller_doses" integer;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "permit_number" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "permit_until" date;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "inactive_reason" text;--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "faskes_statement" ADD CONSTRAINT "faskes_statement_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faskes_pcare_code_unique" ON "faskes" USING btree (upper("pcare_code")) WHERE deleted_at is null;