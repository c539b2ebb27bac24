-- Boosters were judged by their own forms alone. Those whose person had doses by another registration, or
-- by this one, are due at the next renewal, which judges them anew.
UPDATE "peserta" SET "is_eligible" = false, "eligible_from" = '2022-01-12'
WHERE "vaccination_type" <> 0 AND "deleted_at" IS NULL AND "eligibility_refusal" IS NULL
	AND EXISTS (
		SELECT FROM "peserta" "o"
		WHERE "o"."person_key" = "peserta"."person_key" AND "o"."deleted_at" IS NULL AND "o"."doses_given" > 0
			AND ("o"."id" <> "peserta"."id" OR "peserta"."vaccination_type" = 1)
	);
