CREATE TABLE "foreign_hit" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"person_key" "bytea" NOT NULL,
	CONSTRAINT "foreign_hit_user_id_day_person_key_pk" PRIMARY KEY("user_id","day","person_key")
);
--> statement-breakpoint
DROP INDEX "outbox_pending_index";--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "skb_diperiksa_oleh" text;--> statement-breakpoint
ALTER TABLE "bhbu" ADD COLUMN "skb_diperiksa_pada" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_account_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sender_id" integer;--> statement-breakpoint
ALTER TABLE "foreign_hit" ADD CONSTRAINT "foreign_hit_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_sender_id_app_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_sender_index" ON "outbox" USING btree ("sender_id","created_at") WHERE sender_id is not null;--> statement-breakpoint
CREATE INDEX "outbox_pending_index" ON "outbox" USING btree ("is_account_mail",coalesce(sender_id, 0),"next_attempt_at") WHERE "outbox"."status" = 'pending';--> statement-breakpoint
-- Custom, not from the schema: an SKB that counted before goes on counting.
UPDATE "bhbu" SET "skb_diperiksa_pada" = "modified_at", "skb_diperiksa_oleh" = 'Sistem'
WHERE "no_skb" IS NOT NULL AND "skb_berlaku_sampai" IS NOT NULL;
--> statement-breakpoint
-- Custom, not from the schema: who did what stays as it was written.
CREATE TRIGGER "state_history_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "state_history"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
