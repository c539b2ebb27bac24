CREATE TABLE "webhook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_bhbu" integer,
	"id_faskes" integer,
	"nama" text NOT NULL,
	"alamat" text NOT NULL,
	"peristiwa" text[] NOT NULL,
	"status" text DEFAULT 'AKTIF' NOT NULL,
	"secret" "bytea" NOT NULL,
	"earlier_secret" "bytea",
	"rahasia_lama_sampai" timestamp(3) with time zone,
	"gagal_sejak" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "webhook_owner" CHECK ("webhook"."id_bhbu" is null or "webhook"."id_faskes" is null)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"nama" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"status" text DEFAULT 'MENUNGGU' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp(3) with time zone NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"done_at" timestamp(3) with time zone,
	"http_status" integer,
	"ms" integer,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_id_bhbu_bhbu_id_fk" FOREIGN KEY ("id_bhbu") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_bhbu_index" ON "webhook" USING btree ("id_bhbu");--> statement-breakpoint
CREATE INDEX "webhook_faskes_index" ON "webhook" USING btree ("id_faskes");--> statement-breakpoint
CREATE INDEX "webhook_delivery_index" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_index" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting_index" ON "webhook_delivery" USING btree ("webhook_id","next_attempt_at") WHERE status = 'MENUNGGU';
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"bahasa" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token_unique" ON "calendar_feed" USING btree ("token_hash");
--> statement-breakpoint
CREATE TABLE "shared_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"daftar" text NOT NULL,
	"nama" text NOT NULL,
	"peran" text[] NOT NULL,
	"tampilan" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shared_view_name_unique" ON "shared_view" USING btree ("daftar",lower("nama"));
