DROP INDEX "bhbu_npwp_unique";--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "account_manager_id" integer;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "invoice_account" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "skb_number" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "skb_valid_until" date;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "inactive_reason" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "bhbu" ADD CONSTRAINT "bhbu_account_manager_id_app_user_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bhbu_account_manager_index" ON "bhbu" USING btree ("account_manager_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bhbu_npwp_unique" ON "bhbu" USING btree ("npwp_key") WHERE status <> 'DITOLAK' and deleted_at is null;