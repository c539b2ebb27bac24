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