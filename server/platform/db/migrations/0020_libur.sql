CREATE TABLE "libur" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "libur_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tanggal" date NOT NULL,
	"nama" text NOT NULL,
	"id_faskes" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "libur_tanggal_unique" UNIQUE NULLS NOT DISTINCT("id_faskes","tanggal")
);
--> statement-breakpoint
ALTER TABLE "libur" ADD CONSTRAINT "libur_id_faskes_faskes_id_fk" FOREIGN KEY ("id_faskes") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;