CREATE TABLE "download_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"query" "bytea" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faskes_bhbu" (
	"faskes_id" integer NOT NULL,
	"bhbu_id" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	CONSTRAINT "faskes_bhbu_faskes_id_bhbu_id_pk" PRIMARY KEY("faskes_id","bhbu_id")
);
--> statement-breakpoint
CREATE TABLE "peserta" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peserta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"import_id" integer,
	"vaccination_type" smallint NOT NULL,
	"is_citizen" boolean NOT NULL,
	"person_key" "bytea" NOT NULL,
	"nik_key" "bytea",
	"holds_person" boolean DEFAULT true NOT NULL,
	"nik_mask" text,
	"nik_sealed" "bytea",
	"passport_mask" text,
	"passport_sealed" "bytea",
	"permit_mask" text,
	"permit_sealed" "bytea",
	"country" text,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"birth_place" text,
	"birth_date" date NOT NULL,
	"sex" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"address" text NOT NULL,
	"region" text NOT NULL,
	"district" text,
	"village" text,
	"postal_code" text,
	"category" text NOT NULL,
	"guarantor" text,
	"guarantor_sealed" "bytea",
	"employee_number" text,
	"occupation" text,
	"planned_on" date,
	"has_comorbidity" boolean DEFAULT false NOT NULL,
	"has_consented" boolean DEFAULT false NOT NULL,
	"is_valid" boolean NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"inactive_reason" text,
	"is_voucher" boolean DEFAULT false NOT NULL,
	"is_eligible" boolean,
	"vaccinated_on" date,
	"deleted_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "peserta_vaccination_type" CHECK ("peserta"."vaccination_type" in (0, 1, 2)),
	CONSTRAINT "peserta_sex" CHECK ("peserta"."sex" in ('L', 'P'))
);
--> statement-breakpoint
CREATE TABLE "peserta_count" (
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"is_citizen" boolean NOT NULL,
	"is_valid" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"is_voucher" boolean NOT NULL,
	"is_eligible" boolean,
	"n" integer NOT NULL,
	CONSTRAINT "peserta_count_unique" UNIQUE NULLS NOT DISTINCT("bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible")
);
--> statement-breakpoint
ALTER TABLE "faskes" ADD COLUMN "pcare_code" text;--> statement-breakpoint
ALTER TABLE "download_ticket" ADD CONSTRAINT "download_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faskes_bhbu" ADD CONSTRAINT "faskes_bhbu_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faskes_bhbu" ADD CONSTRAINT "faskes_bhbu_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta" ADD CONSTRAINT "peserta_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_ticket_expires_at_index" ON "download_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "faskes_bhbu_bhbu_id_index" ON "faskes_bhbu" USING btree ("bhbu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_registration_unique" ON "peserta" USING btree ("person_key","vaccination_type",coalesce("bhbu_id", 0)) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_person_unique" ON "peserta" USING btree ("person_key","vaccination_type") WHERE deleted_at is null and holds_person;--> statement-breakpoint
CREATE INDEX "peserta_nik_key_index" ON "peserta" USING btree ("nik_key") WHERE nik_key is not null;--> statement-breakpoint
CREATE INDEX "peserta_phone_index" ON "peserta" USING btree ("phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_name_part_index" ON "peserta" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "peserta_vaccinated_on_index" ON "peserta" USING btree ("vaccinated_on") WHERE deleted_at is null and vaccinated_on is not null;--> statement-breakpoint
CREATE INDEX "peserta_by_created_index" ON "peserta" USING btree ("created_at","id","bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_modified_index" ON "peserta" USING btree ("modified_at","id","bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_name_index" ON "peserta" USING btree ("name_key","id","bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible","birth_date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_birth_index" ON "peserta" USING btree ("birth_date","id","bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_by_status_index" ON "peserta" USING btree ("is_valid","id","bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_active","is_voucher","is_eligible") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_bhbu_index" ON "peserta" USING btree ("bhbu_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_faskes_index" ON "peserta" USING btree ("faskes_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_of_user_index" ON "peserta" USING btree ("user_id","created_at","id") WHERE deleted_at is null;