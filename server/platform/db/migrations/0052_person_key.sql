CREATE INDEX "peserta_person_key_index" ON "peserta" USING btree ("person_key");
