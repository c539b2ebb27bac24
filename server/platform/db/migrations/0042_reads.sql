CREATE TABLE "person_read" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"call" text NOT NULL,
	"activity" text NOT NULL,
	"purpose" text NOT NULL,
	"basis" text NOT NULL,
	"is_file" boolean NOT NULL,
	"record_id" text,
	"peserta_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_read_seal" (
	"id" integer PRIMARY KEY NOT NULL,
	"format" smallint NOT NULL,
	"key_id" text NOT NULL,
	"entries" "int8multirange" NOT NULL,
	"entry_count" integer NOT NULL,
	"closed_through" bigint NOT NULL,
	"sealed_at" timestamp(3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "person_read_peserta_index" ON "person_read" USING gin ("peserta_ids");--> statement-breakpoint
CREATE INDEX "person_read_actor_index" ON "person_read" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "person_read_seal_upper_index" ON "person_read_seal" USING btree (upper("entries"));--> statement-breakpoint
-- Written by hand from here. Reads are only added, and deleted by "expire_person_reads" alone.
CREATE FUNCTION "reject_read_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('portal.expiring_reads', true) = 'yes' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION '% is append-only; % is rejected', TG_TABLE_NAME, TG_OP
		USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "person_read_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "person_read"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_read_change"();
--> statement-breakpoint
CREATE TRIGGER "person_read_seal_append_only"
	BEFORE UPDATE OR DELETE OR TRUNCATE ON "person_read_seal"
	FOR EACH STATEMENT EXECUTE FUNCTION "reject_read_change"();
--> statement-breakpoint
-- Deletes the oldest seals, at most "at_most", with their entries, whose 24 months had passed at "moment". It runs as
-- the owner of the tables, because the server may not delete reads, and never deletes younger ones.
CREATE FUNCTION "expire_person_reads"("moment" timestamptz, "at_most" integer)
RETURNS TABLE ("seal" integer, "seal_hash" text, "reads" bigint) LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	"before" CONSTANT timestamptz := least("moment", now()) - interval '24 months';
	"last" CONSTANT integer := (
		SELECT max(s.id) FROM (
			SELECT p.id, p.sealed_at FROM person_read_seal p ORDER BY p.id LIMIT "at_most"
		) s WHERE s.sealed_at < "before"
	);
BEGIN
	IF "last" IS NULL THEN
		RETURN;
	END IF;
	PERFORM set_config('portal.expiring_reads', 'yes', true);
	DELETE FROM person_read r USING (
		SELECT unnest(p.entries) AS ids FROM person_read_seal p WHERE p.id <= "last"
	) s WHERE r.id >= lower(s.ids) AND r.id < upper(s.ids);
	GET DIAGNOSTICS "reads" = ROW_COUNT;
	SELECT p.hash INTO "seal_hash" FROM person_read_seal p WHERE p.id = "last";
	DELETE FROM person_read_seal p WHERE p.id <= "last";
	PERFORM set_config('portal.expiring_reads', 'no', true);
	"seal" := "last";
	RETURN NEXT;
END
$$;
