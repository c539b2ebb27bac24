ALTER TABLE "import_file" ADD COLUMN "ambiguous_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "delimiter" text;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "hidden_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "hidden_choice" text;