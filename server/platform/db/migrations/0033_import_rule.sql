CREATE TABLE "import_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bhbu_id" integer,
	"faskes_id" integer,
	"rule_key" text NOT NULL,
	"aturan" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "import_rule_unique" UNIQUE NULLS NOT DISTINCT("bhbu_id","faskes_id","rule_key"),
	CONSTRAINT "import_rule_owner" CHECK (num_nonnulls("import_rule"."bhbu_id", "import_rule"."faskes_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "import_rule" ADD CONSTRAINT "import_rule_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rule" ADD CONSTRAINT "import_rule_faskes_id_faskes_id_fk" FOREIGN KEY ("faskes_id") REFERENCES "public"."faskes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rule_faskes_id_index" ON "import_rule" USING btree ("faskes_id");
