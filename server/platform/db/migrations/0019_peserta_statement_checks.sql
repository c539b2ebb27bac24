-- The company, facility and user of registrations, and the registrations of import rows, are checked once per
-- statement. Foreign keys check and lock them for each row, which took a quarter of the database's work on
-- a large import. The triggers lock what is referenced like a foreign key does, so that it is not deleted
-- before the transaction ends.
ALTER TABLE "import_change" DROP CONSTRAINT "import_change_peserta_id_peserta_id_fk";
--> statement-breakpoint
ALTER TABLE "import_row" DROP CONSTRAINT "import_row_peserta_id_peserta_id_fk";
--> statement-breakpoint
ALTER TABLE "peserta" DROP CONSTRAINT "peserta_bhbu_id_bhbu_id_fk";
--> statement-breakpoint
ALTER TABLE "peserta" DROP CONSTRAINT "peserta_faskes_id_faskes_id_fk";
--> statement-breakpoint
ALTER TABLE "peserta" DROP CONSTRAINT "peserta_user_id_app_user_id_fk";
--> statement-breakpoint
-- Locks the companies, facilities and users with these IDs and reports one that does not exist.
CREATE FUNCTION "lock_peserta_parents"("companies" int[], "facilities" int[], "users" int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM bhbu WHERE id = ANY ("companies") ORDER BY id FOR KEY SHARE;
	PERFORM FROM faskes WHERE id = ANY ("facilities") ORDER BY id FOR KEY SHARE;
	PERFORM FROM app_user WHERE id = ANY ("users") ORDER BY id FOR KEY SHARE;
	IF (SELECT count(*) FROM bhbu WHERE id = ANY ("companies")) < cardinality("companies")
		OR (SELECT count(*) FROM faskes WHERE id = ANY ("facilities")) < cardinality("facilities")
		OR (SELECT count(*) FROM app_user WHERE id = ANY ("users")) < cardinality("users") THEN
		RAISE EXCEPTION 'a registration names a company, facility or user that does not exist'
			USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'peserta_parents', TABLE = 'peserta';
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "require_peserta_parents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_peserta_parents(
		ARRAY(SELECT DISTINCT bhbu_id FROM new_rows WHERE bhbu_id IS NOT NULL),
		ARRAY(SELECT DISTINCT faskes_id FROM new_rows WHERE faskes_id IS NOT NULL),
		ARRAY(SELECT DISTINCT user_id FROM new_rows)
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_parents_insert" AFTER INSERT ON "peserta"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "require_peserta_parents"();
--> statement-breakpoint
-- For each changed row, because few updates change them and only a row trigger can tell which.
CREATE FUNCTION "require_new_peserta_parents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_peserta_parents(
		array_remove(ARRAY[NEW.bhbu_id], NULL), array_remove(ARRAY[NEW.faskes_id], NULL), ARRAY[NEW.user_id]
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_parents_update" AFTER UPDATE OF "bhbu_id", "faskes_id", "user_id" ON "peserta"
	FOR EACH ROW WHEN (
		OLD.bhbu_id IS DISTINCT FROM NEW.bhbu_id OR OLD.faskes_id IS DISTINCT FROM NEW.faskes_id
		OR OLD.user_id <> NEW.user_id
	) EXECUTE FUNCTION "require_new_peserta_parents"();
--> statement-breakpoint
-- Rejects the deletion of a company, facility or user that registrations name.
CREATE FUNCTION "keep_peserta_parents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (TG_TABLE_NAME = 'bhbu' AND EXISTS (SELECT FROM peserta WHERE bhbu_id IN (SELECT id FROM old_rows)))
		OR (TG_TABLE_NAME = 'faskes' AND EXISTS (SELECT FROM peserta WHERE faskes_id IN (SELECT id FROM old_rows)))
		OR (TG_TABLE_NAME = 'app_user' AND EXISTS (SELECT FROM peserta WHERE user_id IN (SELECT id FROM old_rows))) THEN
		RAISE EXCEPTION 'a registration names a deleted row of %', TG_TABLE_NAME
			USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'peserta_parents', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "bhbu_keep_peserta" AFTER DELETE ON "bhbu"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_peserta_parents"();
--> statement-breakpoint
CREATE TRIGGER "faskes_keep_peserta" AFTER DELETE ON "faskes"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_peserta_parents"();
--> statement-breakpoint
CREATE TRIGGER "app_user_keep_peserta" AFTER DELETE ON "app_user"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_peserta_parents"();
--> statement-breakpoint
CREATE FUNCTION "require_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"required" CONSTANT int[] := ARRAY(SELECT DISTINCT peserta_id FROM new_rows WHERE peserta_id IS NOT NULL);
BEGIN
	IF cardinality("required") = 0 THEN
		RETURN NULL;
	END IF;
	PERFORM FROM peserta WHERE id = ANY ("required") ORDER BY id FOR KEY SHARE;
	IF (SELECT count(*) FROM peserta WHERE id = ANY ("required")) < cardinality("required") THEN
		RAISE EXCEPTION 'a row of % names a registration that does not exist', TG_TABLE_NAME
			USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "import_row_peserta_insert" AFTER INSERT ON "import_row"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "require_peserta"();
--> statement-breakpoint
CREATE TRIGGER "import_row_peserta_update" AFTER UPDATE ON "import_row"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "require_peserta"();
--> statement-breakpoint
CREATE TRIGGER "import_change_peserta" AFTER INSERT ON "import_change"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "require_peserta"();
--> statement-breakpoint
-- A change never moves to another import or registration.
DROP TRIGGER "import_change_keep_import" ON "import_change";
--> statement-breakpoint
CREATE TRIGGER "import_change_keep_import" BEFORE UPDATE OF "import_id", "peserta_id" ON "import_change"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_change"();
--> statement-breakpoint
CREATE FUNCTION "keep_imported_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM import_change WHERE peserta_id IN (SELECT id FROM old_rows))
		OR EXISTS (SELECT FROM import_row WHERE peserta_id IN (SELECT id FROM old_rows)) THEN
		RAISE EXCEPTION 'a row of an import names a deleted registration'
			USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'peserta_of_imports', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_keep_imported" AFTER DELETE ON "peserta"
	REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "keep_imported_peserta"();
