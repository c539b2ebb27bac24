CREATE TABLE "filed_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filed_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" smallint NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"day" date NOT NULL,
	"letterhead" jsonb,
	"blocks" jsonb NOT NULL,
	"blocks_hash" text NOT NULL,
	"token" text NOT NULL,
	"pdf" "bytea",
	"sha256" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "filed_document_pdf" CHECK (num_nulls("filed_document"."pdf", "filed_document"."sha256") <> 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "filed_document_version_unique" ON "filed_document" USING btree ("resource","record_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "filed_document_token_unique" ON "filed_document" USING btree ("token");