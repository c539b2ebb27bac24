CREATE TABLE "price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"service_id" integer,
	"amount" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"decree" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "price_of_one" CHECK (num_nonnulls("price"."product_id", "price"."service_id") = 1),
	CONSTRAINT "price_amount" CHECK ("price"."amount" > 0),
	CONSTRAINT "price_period" CHECK ("price"."valid_until" >= "price"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tax_class" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"type" text NOT NULL,
	"producer" text NOT NULL,
	"importer" text NOT NULL,
	"authorisation" text NOT NULL,
	"vaccine_kind" text,
	"doses_per_vial" smallint NOT NULL,
	"vials_per_box" smallint NOT NULL,
	"volume_ml" double precision NOT NULL,
	"doses_per_person" smallint NOT NULL,
	"interval_days" smallint,
	"least_degrees" smallint NOT NULL,
	"most_degrees" smallint NOT NULL,
	"unit" text NOT NULL,
	"kfa_code" text
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tax_class" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	"type" text NOT NULL,
	"least_participants" integer,
	"includes" text[] NOT NULL,
	"withholding_code" text
);
--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_product_unique" ON "price" USING btree ("product_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "price_service_unique" ON "price" USING btree ("service_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code_unique" ON "product" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "service_code_unique" ON "service" USING btree (lower("code"));