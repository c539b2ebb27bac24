ALTER TABLE "satusehat_record" ADD COLUMN "organisasi" text;--> statement-breakpoint
ALTER TABLE "satusehat_record" ADD COLUMN "pengamatan" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Written by hand: what was sent before has the number that its facility has now.
UPDATE "satusehat_record" r SET "organisasi" = f."ihs_organisasi"
  FROM "satusehat_record" s
    LEFT JOIN "dose" d ON d."id" = s."dose_id"
    LEFT JOIN "peserta" p ON p."id" = s."peserta_id"
    JOIN "faskes" f ON f."id" = coalesce(d."faskes_id", p."faskes_id")
  WHERE s."id" = r."id" AND r."dikirim_pada" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "satusehat_record" ADD CONSTRAINT "satusehat_record_organization" CHECK ("satusehat_record"."dikirim_pada" is not null or ("satusehat_record"."organisasi" is null and cardinality("satusehat_record"."pengamatan") = 0));
