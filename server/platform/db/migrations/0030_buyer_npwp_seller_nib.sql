CREATE TABLE "filed_npwp" (
	"id_document" integer PRIMARY KEY NOT NULL,
	"npwp" "bytea" NOT NULL,
	"pdf_key" "bytea"
);
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "nib" text;--> statement-breakpoint
ALTER TABLE "filed_npwp" ADD CONSTRAINT "filed_npwp_id_document_filed_document_id_fk" FOREIGN KEY ("id_document") REFERENCES "public"."filed_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Without its key a filed PDF could not be read any more.
CREATE TRIGGER "filed_npwp_no_delete" BEFORE DELETE OR TRUNCATE ON "filed_npwp"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
