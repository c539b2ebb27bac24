CREATE TABLE "dosis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dosis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"peserta_id" integer NOT NULL,
	"bhbu_id" integer,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"faskes_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"given_on" date NOT NULL,
	"given_at" text NOT NULL,
	"vaccine" text,
	"batch" text,
	"expires_on" date,
	"site" text,
	"vaccinator" text,
	"screening" "bytea",
	"cancelled_at" timestamp(3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "dosis_number" CHECK ("dosis"."number" between 1 and 9),
	CONSTRAINT "dosis_vaccination_type" CHECK ("dosis"."vaccination_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "dosis_count" (
	"given_on" date NOT NULL,
	"bhbu_id" integer,
	"faskes_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"vaccination_type" smallint NOT NULL,
	"number" smallint NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "dosis_count_unique" UNIQUE NULLS NOT DISTINCT("given_on","bhbu_id","faskes_id","user_id","vaccination_type","number")
);
--> statement-breakpoint
CREATE TABLE "kipi" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kipi_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dosis_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_serious" boolean NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"detail" "bytea" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "peserta_count" DROP CONSTRAINT "peserta_count_unique";--> statement-breakpoint
ALTER TABLE "impor" ADD COLUMN "kind" text DEFAULT 'peserta' NOT NULL;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "primary_vaccine" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "first_dose_on" date;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "second_dose_on" date;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "second_dose_place" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "booster_vaccine" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "booster_on" date;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "booster_batch" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "booster_place" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "eligible_from" date;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "eligibility_refusal" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "eligibility_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "smart_check" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "smart_check_note" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "smart_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "ticket_number" text;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "doses_given" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "peserta_count" ADD COLUMN "doses_given" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dosis" ADD CONSTRAINT "dosis_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dosis" ADD CONSTRAINT "dosis_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dosis" ADD CONSTRAINT "dosis_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dosis" ADD CONSTRAINT "dosis_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kipi" ADD CONSTRAINT "kipi_dosis_id_dosis_id_fk" FOREIGN KEY ("dosis_id") REFERENCES "public"."dosis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dosis_given_unique" ON "dosis" USING btree ("peserta_id","number") WHERE result = 'DIBERIKAN' and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "dosis_peserta_id_index" ON "dosis" USING btree ("peserta_id");--> statement-breakpoint
CREATE INDEX "dosis_faskes_id_index" ON "dosis" USING btree ("faskes_id","given_on");--> statement-breakpoint
CREATE INDEX "dosis_bhbu_id_index" ON "dosis" USING btree ("bhbu_id","given_on");--> statement-breakpoint
CREATE INDEX "dosis_user_id_index" ON "dosis" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kipi_dosis_id_index" ON "kipi" USING btree ("dosis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_ticket_number_unique" ON "peserta" USING btree ("ticket_number") WHERE ticket_number is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_eligible_from_index" ON "peserta" USING btree ("eligible_from") WHERE deleted_at is null and is_eligible = false and eligible_from is not null;--> statement-breakpoint
ALTER TABLE "peserta_count" ADD CONSTRAINT "peserta_count_unique" UNIQUE NULLS NOT DISTINCT("bhbu_id","faskes_id","user_id","vaccination_type","is_citizen","is_valid","is_active","is_voucher","is_eligible","doses_given");