-- The roles that the rights are written for. Their names are the base roles that others build upon.
INSERT INTO "role" ("name", "base_role", "is_built_in")
SELECT "name", "name", true
FROM unnest(ARRAY[
	'SUPERADMIN', 'ADMIN', 'AM', 'LEGAL', 'FINANCE', 'PS', 'EM', 'VERIFICATOR', 'BHBU', 'FASKES', 'EXTERNAL'
]) WITH ORDINALITY AS "built_in" ("name", "place")
ORDER BY "place";
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only takes new rows; % is refused', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- One trigger a statement: it refuses also what would touch no row.
CREATE TRIGGER "audit_log_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
