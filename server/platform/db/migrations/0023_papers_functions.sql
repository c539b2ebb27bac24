-- What the public page shows of a filed document is filed with it, and a marked copy is only added.
CREATE OR REPLACE FUNCTION "reject_filed_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.pdf IS NOT NULL OR NEW.pdf IS NULL OR (OLD.id, OLD.resource, OLD.record_id, OLD.kind, OLD.version,
		OLD.title, OLD.number, OLD.day, OLD.letterhead, OLD.blocks, OLD.blocks_hash, OLD.facts, OLD.token, OLD.created_at,
		OLD.created_by)
		IS DISTINCT FROM (NEW.id, NEW.resource, NEW.record_id, NEW.kind, NEW.version,
		NEW.title, NEW.number, NEW.day, NEW.letterhead, NEW.blocks, NEW.blocks_hash, NEW.facts, NEW.token, NEW.created_at,
		NEW.created_by)
	THEN
		RAISE EXCEPTION 'The filed document % cannot be changed.', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "marked_copy_locked" BEFORE UPDATE OR DELETE OR TRUNCATE ON "marked_copy"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
