CREATE TABLE "impor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vaccination_type" smallint NOT NULL,
	"bhbu_id" integer,
	"faskes_id" integer,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"sheet" text DEFAULT '' NOT NULL,
	"headers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"headers_key" text DEFAULT '' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns_by_hand" boolean DEFAULT false NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'DIPERIKSA' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"outcomes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"codes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"judged_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"mode" text,
	"saving_total" integer,
	"saving_done" integer DEFAULT 0 NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone,
	"undone_by" text,
	"purged_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "impor_vaccination_type" CHECK ("impor"."vaccination_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "impor_row" (
	"impor_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"codes" text[] NOT NULL,
	"findings" jsonb NOT NULL,
	"changes" text[] NOT NULL,
	"person_key" "bytea",
	"peserta_id" integer,
	"peserta_version" integer,
	"cells" "bytea",
	"person" "bytea",
	CONSTRAINT "impor_row_impor_id_row_number_pk" PRIMARY KEY("impor_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "impor_saved" (
	"impor_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"peserta_id" integer NOT NULL,
	"peserta_version" integer NOT NULL,
	"before" jsonb,
	CONSTRAINT "impor_saved_impor_id_row_number_pk" PRIMARY KEY("impor_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "impor" ADD CONSTRAINT "impor_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor" ADD CONSTRAINT "impor_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor" ADD CONSTRAINT "impor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor_row" ADD CONSTRAINT "impor_row_impor_id_impor_id_fk" FOREIGN KEY ("impor_id") REFERENCES "public"."impor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor_row" ADD CONSTRAINT "impor_row_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor_saved" ADD CONSTRAINT "impor_saved_impor_id_impor_id_fk" FOREIGN KEY ("impor_id") REFERENCES "public"."impor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impor_saved" ADD CONSTRAINT "impor_saved_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impor_bhbu_id_index" ON "impor" USING btree ("bhbu_id","created_at");--> statement-breakpoint
CREATE INDEX "impor_faskes_id_index" ON "impor" USING btree ("faskes_id","created_at");--> statement-breakpoint
CREATE INDEX "impor_user_id_index" ON "impor" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "impor_created_at_index" ON "impor" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "impor_row_person_index" ON "impor_row" USING btree ("impor_id","person_key");--> statement-breakpoint
CREATE INDEX "impor_row_peserta_id_index" ON "impor_row" USING btree ("peserta_id") WHERE peserta_id is not null;--> statement-breakpoint
CREATE INDEX "impor_saved_peserta_id_index" ON "impor_saved" USING btree ("peserta_id");