-- The contact (PIC) of a company is that of its record; a row of an account says that it has confirmed it.

ALTER TABLE "pic" ALTER COLUMN "nama_pic" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pic" ALTER COLUMN "no_hp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pic" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pic" ADD COLUMN "bhbu_id" integer;--> statement-breakpoint
ALTER TABLE "pic" ADD CONSTRAINT "pic_bhbu_id_bhbu_id_fk" FOREIGN KEY ("bhbu_id") REFERENCES "public"."bhbu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pic_bhbu_id_index" ON "pic" USING btree ("bhbu_id");
--> statement-breakpoint
-- A company without a contact gets the newest one that its accounts have named.
UPDATE "bhbu" SET nama_pic = named.nama_pic, no_hp = named.no_hp, email = named.email, version = bhbu.version + 1
FROM (
	SELECT DISTINCT ON (account.bhbu_id) account.bhbu_id, pic.nama_pic, pic.no_hp, pic.email
	FROM pic JOIN app_user AS account ON account.id = pic.user_id JOIN role ON role.id = account.role_id
	WHERE role.peran_dasar = 'BHBU'
	ORDER BY account.bhbu_id, pic.modified_at DESC, pic.user_id DESC
) AS named
WHERE named.bhbu_id = bhbu.id AND num_nonnulls(bhbu.nama_pic, bhbu.no_hp, bhbu.email) = 0;
--> statement-breakpoint
-- An account that had named the contact of its company has confirmed it.
UPDATE "pic" SET bhbu_id = bhbu.id, nama_pic = NULL, no_hp = NULL, email = NULL
FROM app_user AS account, role, bhbu
WHERE account.id = pic.user_id AND role.id = account.role_id AND role.peran_dasar = 'BHBU' AND bhbu.id = account.bhbu_id
	AND bhbu.nama_pic = pic.nama_pic AND bhbu.no_hp = pic.no_hp AND lower(bhbu.email) = lower(pic.email);
--> statement-breakpoint
-- An account that had named another one is asked again; what it had entered remains in the audit log.
DELETE FROM "pic" USING app_user AS account, role
WHERE account.id = pic.user_id AND role.id = account.role_id AND role.peran_dasar = 'BHBU' AND pic.bhbu_id IS NULL;
--> statement-breakpoint
ALTER TABLE "pic" ADD CONSTRAINT "pic_contact" CHECK (num_nonnulls(nama_pic, no_hp, email) = case when bhbu_id is null then 3 else 0 end);
