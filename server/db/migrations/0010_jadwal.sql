CREATE TABLE "jadwal" (
	"faskes_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text
);
--> statement-breakpoint
CREATE TABLE "jadwal_faskes" (
	"faskes_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"is_open" boolean NOT NULL,
	"opens_at" time,
	"closes_at" time,
	"break_from" time,
	"break_until" time,
	"capacity" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "jadwal_faskes_faskes_id_weekday_pk" PRIMARY KEY("faskes_id","weekday"),
	CONSTRAINT "jadwal_faskes_weekday" CHECK ("jadwal_faskes"."weekday" between 1 and 7),
	CONSTRAINT "jadwal_faskes_open" CHECK (not "jadwal_faskes"."is_open" or num_nulls("jadwal_faskes"."opens_at", "jadwal_faskes"."closes_at", "jadwal_faskes"."capacity") = 0),
	CONSTRAINT "jadwal_faskes_hours" CHECK (num_nulls("jadwal_faskes"."opens_at", "jadwal_faskes"."closes_at") <> 1 and "jadwal_faskes"."opens_at" < "jadwal_faskes"."closes_at"),
	CONSTRAINT "jadwal_faskes_break" CHECK (num_nulls("jadwal_faskes"."break_from", "jadwal_faskes"."break_until") <> 1
        and ("jadwal_faskes"."break_from" is null or "jadwal_faskes"."opens_at" is not null)
        and "jadwal_faskes"."opens_at" < "jadwal_faskes"."break_from" and "jadwal_faskes"."break_from" < "jadwal_faskes"."break_until"
        and "jadwal_faskes"."break_until" < "jadwal_faskes"."closes_at"),
	CONSTRAINT "jadwal_faskes_capacity" CHECK ("jadwal_faskes"."capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "jadwal" ADD CONSTRAINT "jadwal_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jadwal_faskes" ADD CONSTRAINT "jadwal_faskes_faskes_id_jadwal_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."jadwal"("faskes_id") ON DELETE no action ON UPDATE no action;