CREATE TABLE "offline_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"faskes_id" integer NOT NULL,
	"jenis" text NOT NULL,
	"status" text NOT NULL,
	"pada" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"peserta_id" integer,
	"dose_id" integer,
	"text_hash" text NOT NULL,
	"isi" "bytea",
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	"alasan" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offline_act" ADD CONSTRAINT "offline_act_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_act" ADD CONSTRAINT "offline_act_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_act" ADD CONSTRAINT "offline_act_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_act" ADD CONSTRAINT "offline_act_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_device" ADD CONSTRAINT "offline_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offline_act_faskes_id_index" ON "offline_act" USING btree ("faskes_id","received_at");--> statement-breakpoint
CREATE INDEX "offline_act_open_index" ON "offline_act" USING btree ("faskes_id") WHERE status = 'KONFLIK';--> statement-breakpoint
CREATE INDEX "offline_act_user_id_index" ON "offline_act" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offline_act_peserta_id_index" ON "offline_act" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "offline_act_dose_id_index" ON "offline_act" USING btree ("dose_id");--> statement-breakpoint
CREATE INDEX "offline_device_user_id_index" ON "offline_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offline_device_last_seen_at_index" ON "offline_device" USING btree ("last_seen_at");
