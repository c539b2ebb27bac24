CREATE TABLE "machine_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"nama" text NOT NULL,
	"hak" text[] NOT NULL,
	"dicabut_pada" timestamp(3) with time zone,
	"alasan" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
ALTER TABLE "machine_account" ADD CONSTRAINT "machine_account_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "machine_account_user_id_unique" ON "machine_account" USING btree ("user_id");