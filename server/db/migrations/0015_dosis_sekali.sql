-- Several doses of one registration in one statement: it is looked at once, or its doses would count double.
CREATE OR REPLACE FUNCTION "count_dosis"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"columns" CONSTANT text := 'given_on, bhbu_id, faskes_id, user_id, vaccination_type, number';
	"counts" CONSTANT text := 'result = ''DIBERIKAN'' AND cancelled_at IS NULL';
	"source" text := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %1$s, 1 AS d FROM new_rows WHERE %2$s', "columns", "counts")
		WHEN 'DELETE' THEN format('SELECT %1$s, -1 AS d FROM old_rows WHERE %2$s', "columns", "counts")
		ELSE format(
			'SELECT %1$s, 1 AS d FROM new_rows WHERE %2$s UNION ALL SELECT %1$s, -1 FROM old_rows WHERE %2$s',
			"columns", "counts"
		)
	END;
	"touched" text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT DISTINCT peserta_id FROM new_rows'
		WHEN 'DELETE' THEN 'SELECT DISTINCT peserta_id FROM old_rows'
		ELSE 'SELECT peserta_id FROM new_rows UNION SELECT peserta_id FROM old_rows'
	END;
BEGIN
	EXECUTE format(
		'INSERT INTO dosis_count (%1$s, n)
		SELECT %1$s, sum(d) FROM (%2$s) AS change
		GROUP BY %1$s HAVING sum(d) <> 0 ORDER BY %1$s
		ON CONFLICT (%1$s) DO UPDATE SET n = dosis_count.n + excluded.n',
		"columns", "source"
	);
	EXECUTE format(
		'UPDATE peserta p SET doses_given = given.n, vaccinated_on = given.last
		FROM (
			SELECT t.peserta_id, count(d.id)::int AS n, max(d.given_on) AS last
			FROM (%1$s) AS t
			LEFT JOIN dosis d ON d.peserta_id = t.peserta_id AND d.%2$s
			GROUP BY t.peserta_id
		) AS given
		WHERE p.id = given.peserta_id AND p.vaccination_type <> 2
			AND (p.doses_given, p.vaccinated_on) IS DISTINCT FROM (given.n, given.last)',
		"touched", "counts"
	);
	RETURN NULL;
END
$$;
