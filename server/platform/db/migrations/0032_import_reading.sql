ALTER TABLE "certificate" drop column "nama_key";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "nama_key" text GENERATED ALWAYS AS (lower(case
  when octet_length(nama) = char_length(nama) then translate(nama, '''`', '')
  else regexp_replace(normalize(nama, NFKD), '[''`\u00ad\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u0300-\u036f\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2035\u2060-\u2069\ua78c\ufeff]', '', 'g') end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "peserta" drop column "nama_key";--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "nama_key" text GENERATED ALWAYS AS (lower(case
  when octet_length(nama) = char_length(nama) then translate(nama, '''`', '')
  else regexp_replace(normalize(nama, NFKD), '[''`\u00ad\u00b4\u02b9-\u02bf\u02c8\u02ca\u02cb\u0300-\u036f\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2035\u2060-\u2069\ua78c\ufeff]', '', 'g') end)) STORED NOT NULL;--> statement-breakpoint
-- The indexes of the dropped columns.
CREATE INDEX "certificate_name_index" ON "certificate" USING btree ("nama_key","id");--> statement-breakpoint
CREATE INDEX "certificate_name_part_index" ON "certificate" USING gin ("nama_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "peserta_name_part_index" ON "peserta" USING gin ("nama_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "peserta_by_name_index" ON "peserta" USING btree ("nama_key","id","bhbu_id","faskes_id","user_id","vaccination_type","is_wni","is_valid","is_active","is_voucher","is_eligible","tanggal_lahir") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "peserta_without_certificate_name_index" ON "peserta" USING btree ("nama_key","id","faskes_id","bhbu_id") WHERE deleted_at is null and vaccination_type <> 2 and dosis_diberikan > sertifikat_dosis;
--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "ambiguous_columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "delimiter" text;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "hidden_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_file" ADD COLUMN "hidden_choice" text;
