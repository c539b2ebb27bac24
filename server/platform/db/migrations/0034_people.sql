CREATE TABLE "bulk_edit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_edit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"perubahan" jsonb NOT NULL,
	"status" text NOT NULL,
	"ids" integer[] NOT NULL,
	"jumlah" integer NOT NULL,
	"selesai" integer DEFAULT 0 NOT NULL,
	"diubah" integer DEFAULT 0 NOT NULL,
	"sama" integer DEFAULT 0 NOT NULL,
	"ditolak" integer DEFAULT 0 NOT NULL,
	"penolakan" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diurungkan_pada" timestamp(3) with time zone,
	"diurungkan_oleh" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"modified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"modified_by" text,
	CONSTRAINT "bulk_edit_progress" CHECK ("bulk_edit"."selesai" between 0 and "bulk_edit"."jumlah")
);
--> statement-breakpoint
CREATE TABLE "bulk_edit_change" (
	"bulk_edit_id" integer NOT NULL,
	"peserta_id" integer NOT NULL,
	"sebelum" jsonb NOT NULL,
	"versi" integer NOT NULL,
	"diurungkan" timestamp(3) with time zone,
	CONSTRAINT "bulk_edit_change_bulk_edit_id_peserta_id_pk" PRIMARY KEY("bulk_edit_id","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "peserta_merge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peserta_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tetap_id" integer NOT NULL,
	"digabung_id" integer NOT NULL,
	"pilihan" jsonb NOT NULL,
	"tetap_sebelum" jsonb NOT NULL,
	"digabung_sebelum" jsonb NOT NULL,
	"pindahan" jsonb NOT NULL,
	"milik_tetap" jsonb NOT NULL,
	"versi_tetap" integer NOT NULL,
	"pada" timestamp(3) with time zone NOT NULL,
	"oleh" text,
	"dibatalkan_pada" timestamp(3) with time zone,
	"dibatalkan_oleh" text
);
--> statement-breakpoint
CREATE TABLE "peserta_pair" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peserta_pair_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kiri_id" integer NOT NULL,
	"kanan_id" integer NOT NULL,
	"sebab" text[] NOT NULL,
	"status" text DEFAULT 'TERBUKA' NOT NULL,
	"ditemukan" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"diputuskan_pada" timestamp(3) with time zone,
	"diputuskan_oleh" text,
	"alasan" text,
	CONSTRAINT "peserta_pair_order" CHECK ("peserta_pair"."kiri_id" < "peserta_pair"."kanan_id"),
	CONSTRAINT "peserta_pair_decision" CHECK ((status = 'TERBUKA') = (diputuskan_pada is null))
);
--> statement-breakpoint
ALTER TABLE "bulk_edit" ADD CONSTRAINT "bulk_edit_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_change" ADD CONSTRAINT "bulk_edit_change_bulk_edit_id_bulk_edit_id_fk" FOREIGN KEY ("bulk_edit_id") REFERENCES "public"."bulk_edit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_change" ADD CONSTRAINT "bulk_edit_change_peserta_id_peserta_id_fk" FOREIGN KEY ("peserta_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta_merge" ADD CONSTRAINT "peserta_merge_tetap_id_peserta_id_fk" FOREIGN KEY ("tetap_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta_merge" ADD CONSTRAINT "peserta_merge_digabung_id_peserta_id_fk" FOREIGN KEY ("digabung_id") REFERENCES "public"."peserta"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta_pair" ADD CONSTRAINT "peserta_pair_kiri_id_peserta_id_fk" FOREIGN KEY ("kiri_id") REFERENCES "public"."peserta"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peserta_pair" ADD CONSTRAINT "peserta_pair_kanan_id_peserta_id_fk" FOREIGN KEY ("kanan_id") REFERENCES "public"."peserta"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edit_user_index" ON "bulk_edit" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bulk_edit_change_peserta_index" ON "bulk_edit_change" USING btree ("peserta_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_merge_once" ON "peserta_merge" USING btree ("digabung_id") WHERE dibatalkan_pada is null;--> statement-breakpoint
CREATE INDEX "peserta_merge_tetap_index" ON "peserta_merge" USING btree ("tetap_id");--> statement-breakpoint
CREATE INDEX "peserta_merge_digabung_index" ON "peserta_merge" USING btree ("digabung_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_pair_unique" ON "peserta_pair" USING btree ("kiri_id","kanan_id");--> statement-breakpoint
CREATE INDEX "peserta_pair_kanan_index" ON "peserta_pair" USING btree ("kanan_id");--> statement-breakpoint
CREATE INDEX "peserta_pair_state_index" ON "peserta_pair" USING btree ("status","id");
--> statement-breakpoint
-- Custom SQL from here on: Drizzle's schema cannot express it.

-- Finds the registrations that may be of the same person as one of these, and updates the open pairs.
-- Each finds at most five of each kind, and a number of more than five people is no sign, so that the work
-- of a large import stays in proportion to its rows.
CREATE FUNCTION "match_peserta"("changed" int[], "are_new" boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	WITH one AS MATERIALIZED (
		SELECT p.id, p.person_key, p.nik_key, p.vaccination_type, p.bhbu_id, p.nama_key, p.tanggal_lahir,
			CASE WHEN p.no_hp LIKE '+%' AND (
				SELECT count(*) FROM (
					SELECT FROM peserta s WHERE s.no_hp = p.no_hp AND s.deleted_at IS NULL LIMIT 6
				) AS holders
			) <= 5 THEN p.no_hp END AS phone
		FROM peserta p WHERE p.id = ANY ("changed") AND p.deleted_at IS NULL
	), matches AS (
		SELECT one.id, other.id AS other_id, 'IDENTITAS' AS reason FROM one CROSS JOIN LATERAL (
			SELECT p.id FROM peserta p
			WHERE p.person_key = one.person_key AND p.vaccination_type = one.vaccination_type
				AND p.deleted_at IS NULL AND p.id <> one.id
			LIMIT 5
		) AS other
		UNION ALL
		-- A foreigner may have a NIK besides the passport.
		SELECT one.id, other.id, 'IDENTITAS' FROM one CROSS JOIN LATERAL (
			SELECT p.id FROM peserta p
			WHERE p.person_key = one.nik_key AND p.deleted_at IS NULL AND p.id <> one.id LIMIT 5
		) AS other
		UNION ALL
		SELECT one.id, other.id, 'IDENTITAS' FROM one CROSS JOIN LATERAL (
			SELECT p.id FROM peserta p
			WHERE p.nik_key = one.person_key AND p.deleted_at IS NULL AND p.id <> one.id LIMIT 5
		) AS other
		UNION ALL
		SELECT one.id, other.id, 'IDENTITAS' FROM one CROSS JOIN LATERAL (
			SELECT p.id FROM peserta p
			WHERE p.nik_key = one.nik_key AND p.person_key <> one.person_key
				AND p.deleted_at IS NULL AND p.id <> one.id
			LIMIT 5
		) AS other
		UNION ALL
		SELECT one.id, other.id, 'NAMA_LAHIR' FROM one CROSS JOIN LATERAL (
			SELECT p.id FROM peserta p
			-- The addition keeps the planner on the name index: many birth dates are 1 January.
			WHERE p.nama_key = one.nama_key AND p.tanggal_lahir + 0 = one.tanggal_lahir
				AND p.bhbu_id IS NOT DISTINCT FROM one.bhbu_id AND p.person_key <> one.person_key
				AND p.deleted_at IS NULL AND p.id <> one.id
			LIMIT 5
		) AS other
		UNION ALL
		SELECT one.id, other.id, other.reason FROM one CROSS JOIN LATERAL (
			SELECT p.id,
				CASE WHEN p.tanggal_lahir = one.tanggal_lahir THEN 'HP_LAHIR' ELSE 'HP_NAMA' END AS reason
			FROM peserta p
			WHERE p.no_hp = one.phone
				AND (p.tanggal_lahir + 0 = one.tanggal_lahir OR p.nama_key || '' = one.nama_key)
				AND p.bhbu_id IS NOT DISTINCT FROM one.bhbu_id AND p.person_key <> one.person_key
				AND p.deleted_at IS NULL AND p.id <> one.id
			LIMIT 5
		) AS other
	), found AS (
		SELECT least(id, other_id) AS kiri, greatest(id, other_id) AS kanan,
			array_agg(DISTINCT reason ORDER BY reason) AS sebab
		FROM matches GROUP BY 1, 2
	), ended AS (
		DELETE FROM peserta_pair pair
		WHERE NOT "are_new" AND pair.status = 'TERBUKA'
			AND (pair.kiri_id = ANY ("changed") OR pair.kanan_id = ANY ("changed"))
			AND NOT EXISTS (
				SELECT FROM found WHERE found.kiri = pair.kiri_id AND found.kanan = pair.kanan_id
			)
	)
	INSERT INTO peserta_pair AS pair (kiri_id, kanan_id, sebab)
	SELECT kiri, kanan, sebab FROM found ORDER BY kiri, kanan
	ON CONFLICT (kiri_id, kanan_id) DO UPDATE SET sebab = excluded.sebab
	WHERE pair.status = 'TERBUKA' AND pair.sebab <> excluded.sebab;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "match_written_peserta"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" int[];
	"phones" text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		-- The rows of a large import are compared after it is saved, because it would take as long again.
		IF coalesce(nullif(current_setting('portal.counting_import', true), ''), '0') <> '0' THEN
			RETURN NULL;
		END IF;
		"changed" := ARRAY(SELECT id FROM new_rows WHERE deleted_at IS NULL);
		"phones" := ARRAY(SELECT DISTINCT no_hp FROM new_rows WHERE deleted_at IS NULL AND no_hp LIKE '+%');
	ELSE
		"changed" := ARRAY(
			SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE (n.person_key, n.nik_key, n.nama_key, n.tanggal_lahir, n.no_hp, n.bhbu_id, n.deleted_at IS NULL)
				IS DISTINCT FROM
				(o.person_key, o.nik_key, o.nama_key, o.tanggal_lahir, o.no_hp, o.bhbu_id, o.deleted_at IS NULL)
		);
		IF cardinality("changed") = 0 THEN
			RETURN NULL;
		END IF;
		"phones" := ARRAY(
			SELECT no_hp FROM new_rows WHERE id = ANY ("changed") AND no_hp LIKE '+%'
			UNION SELECT no_hp FROM old_rows WHERE id = ANY ("changed") AND no_hp LIKE '+%'
		);
	END IF;
	PERFORM match_peserta("changed", TG_OP = 'INSERT');
	-- A number that more people share now is no sign for its other holders any more, and one that fewer
	-- share is one again.
	"changed" := ARRAY(
		SELECT holder.id FROM unnest("phones") AS phone CROSS JOIN LATERAL (
			SELECT array_agg(h.id) AS ids FROM (
				SELECT p.id FROM peserta p WHERE p.no_hp = phone AND p.deleted_at IS NULL LIMIT 51
			) AS h
		) AS holders CROSS JOIN LATERAL unnest(holders.ids) AS holder (id)
		WHERE (TG_OP <> 'INSERT' OR cardinality(holders.ids) > 5) AND cardinality(holders.ids) BETWEEN 2 AND 50
			AND holder.id <> ALL ("changed")
	);
	IF cardinality("changed") > 0 THEN
		PERFORM match_peserta("changed", false);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "peserta_match_insert" AFTER INSERT ON "peserta"
	REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "match_written_peserta"();
--> statement-breakpoint
CREATE TRIGGER "peserta_match_update" AFTER UPDATE ON "peserta"
	REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "match_written_peserta"();
--> statement-breakpoint
SELECT match_peserta(ARRAY(SELECT id FROM peserta WHERE deleted_at IS NULL), true);
--> statement-breakpoint
-- A merge of two registrations moves their proofs of vaccination, which otherwise do not change.
CREATE OR REPLACE FUNCTION "reject_certificate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A generated column has no value before the update.
	IF current_setting('portal.merging_peserta', true) = 'on'
		AND to_jsonb(OLD) - ARRAY['id_peserta', 'nama_key'] = to_jsonb(NEW) - ARRAY['id_peserta', 'nama_key'] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'an issued proof of vaccination does not change' USING ERRCODE = 'restrict_violation';
END
$$;
